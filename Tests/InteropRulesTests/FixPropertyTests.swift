import Findings
import Foundation
import InteropRules
import Testing

@testable import Linting

/// What holds of the fixes of any code, tried on every fixture.
@Suite("Fixes of all fixtures")
struct FixPropertyTests {
    @Test("safe fixes remove what they fix and bring nothing new", arguments: Fixture.all)
    func safe(_ fixture: Fixture) throws {
        try check(fixture, includesUnsafe: false)
    }

    @Test("so do unsafe ones", arguments: Fixture.all)
    func unsafe(_ fixture: Fixture) throws {
        try check(fixture, includesUnsafe: true)
    }

    private func check(_ fixture: Fixture, includesUnsafe: Bool) throws {
        let linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        let run = FixRun(linter: linter, input: Linter.Input(paths: [fixture.path]), includesUnsafe: includesUnsafe) { $0.findings }
        let before = linter.lint(run.input).findings
        let isFixable = { (finding: Finding) in finding.fix.map { $0.isSafe || includesUnsafe } ?? false }
        guard before.contains(where: isFixable) else { return }
        let outcome = run.run()
        // A file that no longer parses, and a finding that comes back, are errors.
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(!outcome.changes.isEmpty)
        let after = outcome.result.findings
        #expect(!after.contains(where: isFixable))
        // What was not fixed is still there, and nothing else is.
        let left = Set(before.filter { !isFixable($0) }.map(Identity.init))
        let new = after.filter { !left.contains(Identity($0)) }
        #expect(new.isEmpty, "\(new.map { "\($0.rule): \($0.message)" })")
        for change in outcome.changes { try lines(change, outcome.result) }
    }

    /// Lines outside the edits are what they were, in their order.
    private func lines(_ change: FileChange, _ result: LintResult) throws {
        let old = String(decoding: change.before, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: change.after, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let difference = new.difference(from: old)
        #expect(difference.count <= 40, "\(change.path) changes in \(difference.count) lines")
    }

    /// A finding, wherever it has moved.
    private struct Identity: Hashable {
        let rule: String
        let path: String

        init(_ finding: Finding) {
            rule = finding.rule
            path = finding.location.path
        }
    }
}
