import Findings
import SwiftTree
import Testing

@testable import Reporting

@Suite("Fingerprints")
struct FingerprintTests {
    private func fingerprints(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        let findings = bytes.indices.filter { bytes[$0] == UInt8(ascii: "!") }.map {
            Finding(rule: "r", severity: .error, message: "", location: Location(path: "Sources/SearchBar.swift", start: $0, end: $0 + 1))
        }
        let report = Sample.report(findings: findings, text: text)
        var fingerprints = Fingerprints()
        return report.findings.map { fingerprints.next(for: $0, in: report) }
    }

    @Test func outliveMovedLines() {
        #expect(fingerprints("a!\nb!") == fingerprints("// new\n\n   a!  \n\tb!"))
        #expect(fingerprints("a!\nb!") == fingerprints("b!\na!").reversed())
    }

    @Test func partEqualLines() {
        let two = fingerprints("a!\na!")
        #expect(Set(two).count == 2)
        #expect(two[0] == fingerprints("a!")[0])
    }

    @Test func looksAreKnown() {
        #expect(fingerprints("a!")[0].wholeMatch(of: /[0-9a-f]{32}/) != nil)
    }
}
