import Findings
import Foundation
import InteropRules
import SwiftTree
import Testing

@testable import Linting

/// The comment that an editor offers silences what it is offered for, wherever that stands.
@Suite("Inserted suppressions")
struct SuppressionInsertionTests {
    /// The text with the comment in it, and whether that silences the finding.
    private func silenced(_ finding: Finding, in source: SourceText) throws -> (text: String, isSilent: Bool) {
        let edit = try #require(SuppressionInsertion(source).edit(for: finding))
        let text = source.bytes[..<edit.location.start] + Array(edit.replacement.utf8) + source.bytes[edit.location.start...]
        let shift = edit.replacement.utf8.count
        let moved = Finding(
            rule: finding.rule, severity: finding.severity, message: "",
            location: Location(
                path: finding.location.path, start: finding.location.start + shift, end: finding.location.end + shift))
        var suppressions = Suppressions(
            path: finding.location.path, source: SourceText(bytes: Array(text)), knownRules: [finding.rule])
        return (String(decoding: text, as: UTF8.self), suppressions.suppress(moved) && suppressions.findings.isEmpty)
    }

    @Test("in every fixture")
    func fixtures() throws {
        var count = 0
        for folder in ["Lifecycle", "Hosting", "Coordinator", "Observation"] {
            let linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
            let result = linter.lint(Linter.Input(paths: ["\(Fixture.root)/\(folder)"]))
            for finding in result.findings {
                let source = try #require(result.sources[finding.location.path])
                guard SuppressionInsertion(source).edit(for: finding) != nil else { continue }
                #expect(try silenced(finding, in: source).isSilent, "\(finding.location) \(finding.rule)")
                count += 1
            }
        }
        #expect(count > 200, "\(count)")
    }

    private func inserted(_ text: String, at word: String) throws -> String {
        let start = try #require(text.range(of: word)).lowerBound.utf16Offset(in: text)
        let offset = text.utf16.prefix(start).reduce(into: [UInt16]()) { $0.append($1) }
        let bytes = String(decoding: offset, as: UTF16.self).utf8.count
        let finding = Finding(
            rule: "a_rule", severity: .warning, message: "", location: Location(path: "A.swift", start: bytes, end: bytes + word.utf8.count)
        )
        let (text, isSilent) = try silenced(finding, in: SourceText(bytes: Array(text.utf8)))
        #expect(isSilent)
        return text
    }

    @Test("above the statement, as far in, and with the line ends of the file")
    func places() throws {
        let comment = "// seamlint:disable:next a_rule"
        #expect(try inserted("x()", at: "x") == "\(comment)\nx()")
        #expect(try inserted("a()\n\t  x()\n", at: "x") == "a()\n\t  \(comment)\n\t  x()\n")
        #expect(try inserted("a()\r\n  x()\r\n", at: "x") == "a()\r\n  \(comment)\r\n  x()\r\n")
        #expect(try inserted("x()\r\ny()\r\n", at: "x") == "\(comment)\r\nx()\r\ny()\r\n")
        #expect(try inserted("  é\n    .map { 1 }\n    .x()\n", at: "x") == "  \(comment)\n  é\n    .map { 1 }\n    .x()\n")
        // Not into the literal.
        #expect(try inserted("  let a = \"\"\"\n    b \\(x)\n    \"\"\"\n", at: "x").hasPrefix("  \(comment)\n  let a"))
        // Below another one.
        #expect(
            try inserted("// seamlint:disable:next a_rule\nx()\n", at: "x(").hasPrefix("// seamlint:disable:next a_rule\n\(comment)\nx"))
    }

    @Test("a directive is not silenced by one above it")
    func leavesDirectives() {
        let finding = Finding(
            rule: "unknown_suppression", severity: .warning, message: "", location: Location(path: "A.swift", start: 0, end: 1))
        #expect(SuppressionInsertion(SourceText(bytes: Array("a".utf8))).edit(for: finding) == nil)
    }
}
