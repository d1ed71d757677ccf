import Findings
import Foundation
import InteropRules
import SwiftTree
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
        let fixedRules = Set(before.filter(isFixable).map(\.rule))
        let revealed = Set(fixedRules.flatMap { FixPropertyTests.revealed[$0] ?? [] })
        let left = Set(before.filter { !isFixable($0) }.map(Identity.init))
        let new = after.filter { !left.contains(Identity($0)) && !revealed.contains($0.rule) }
        #expect(new.isEmpty, "\(new.map { "\($0.rule): \($0.message)" })")
        #expect(after.count <= before.count)
        // Of what later passes do, the lines are not known beforehand.
        guard outcome.fixedCount == before.count(where: isFixable) else { return }
        for change in outcome.changes { lines(change, before.filter(isFixable).compactMap(\.fix)) }
    }

    /// Lines that no edit touches are what they were, in their order.
    private func lines(_ change: FileChange, _ fixes: [Fix]) {
        let source = SourceText(bytes: change.before)
        let edits = Set(fixes.flatMap(\.edits)).filter { $0.location.path == change.path }
        let touched = Set(
            edits.flatMap { Array(source.position(at: $0.location.start).line...source.position(at: $0.location.end).line) })
        let old = (1...source.lineCount).map { source.lineText($0) ?? "" }
        let after = SourceText(bytes: change.after)
        let new = (1...after.lineCount).map { after.lineText($0) ?? "" }
        for case .remove(let offset, let line, _) in new.difference(from: old) {
            #expect(touched.contains(offset + 1), "\(change.path):\(offset + 1): \(line)")
        }
    }

    /// Lesser mistakes of the same statement, which a rule keeps silent about while the graver one is there.
    private static let revealed: [String: [String]] = [
        // It is the coordinator of SwiftUI now, and still set at each update.
        "transient_coordinator": ["delegate_set_in_update"],
        // It is compared now, and a word that is being composed is not spared.
        "unguarded_update_write": ["text_write_during_composition"],
    ]

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
