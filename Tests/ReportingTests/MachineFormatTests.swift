import Findings
import Foundation
import Linting
import TestSupport
import Testing

@testable import Reporting

/// JSON and SARIF of a report with something of everything.
@Suite("Machine formats")
struct MachineFormatTests {
    private let report: Report

    init() {
        let location = Sample.location("uiView.delegate")
        let fix = Fix(title: "move it to make", isSafe: true, edits: [Edit(location, replacement: "\u{8}\"\\\n")])
        let fixed = Finding(rule: "delegate_set_in_update", severity: .warning, message: "é \u{2028}", location: location, fix: fix)
        let silenced = Finding(
            rule: "delegate_set_in_update", severity: .warning, message: "silenced", location: Sample.location("makeUIView"))
        report = Sample.report(
            minimum: .info, findings: Sample.findings + [fixed], suppressed: [silenced],
            errors: [InputError(path: "../other/a b.swift", reason: .missing), InputError(path: "/tmp/x.swift", reason: .notAFile)])
    }

    private func parsed(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func keepTheirSchemas() throws {
        #expect(try Schema.output.violations(inText: JSONReporter.render(report)) == [])
        #expect(try Schema.sarif.violations(inText: SARIFReporter.render(report)) == [])
    }

    @Test func jsonSaysWhatWasFound() throws {
        let findings = try #require(try parsed(JSONReporter.render(report))["findings"] as? [[String: Any]])
        #expect(findings.count == 4)
        #expect(findings[0]["start"] as? [String: Int] == ["line": 1, "column": 8, "offset": 7])
        #expect(findings[0]["fix"] == nil)
        #expect((findings[1]["notes"] as? [[String: Any]])?.map { $0["role"] as? String } == ["step", "related"])
        let edits = (findings[3]["fix"] as? [String: Any])?["edits"] as? [[String: Any]]
        #expect(edits?.first?["replacement"] as? String == "\u{8}\"\\\n")
    }

    @Test func sarifSaysWhatWasFound() throws {
        let run = try #require((try parsed(SARIFReporter.render(report))["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "warning", "warning", "note"])
        #expect(results.count { $0["suppressions"] != nil } == 1)
        let steps = try #require(results.first { $0["codeFlows"] != nil })
        #expect((steps["relatedLocations"] as? [Any])?.count == 1)
        #expect(String(describing: steps["codeFlows"]).contains("updateUIView runs"))
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(
            rules.map { $0["id"] as? String } == [
                "delegate_set_in_update", "representable_is_class", "unknown_suppression", "unused_suppression",
            ])
        #expect((rules[0]["help"] as? [String: String])?["markdown"] == "# delegate_set_in_update\n\nWhy.\n")
        #expect(results.allSatisfy { rules[$0["ruleIndex"] as? Int ?? 0]["id"] as? String == $0["ruleId"] as? String })
        let text = SARIFReporter.render(report)
        #expect(text.contains("\"uri\": \"file:///home/me/other/a%20b.swift\""))
        #expect(text.contains("\"uri\": \"file:///tmp/x.swift\""))
    }

    @Test func fingerprintsAreTheSameInBothFormsAndWithoutSuppressions() throws {
        let json = try #require(try parsed(JSONReporter.render(Sample.report()))["findings"] as? [[String: Any]])
        let run = try #require((try parsed(SARIFReporter.render(Sample.report()))["runs"] as? [[String: Any]])?.first)
        let sarif = try #require(run["results"] as? [[String: Any]])
        #expect(
            sarif.map { ($0["partialFingerprints"] as? [String: String])?["seamlint/v1"] } == json.map { $0["fingerprint"] as? String })
    }
}
