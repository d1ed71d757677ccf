import Findings
import Foundation
import InteropRules
import SwiftTree
import Testing

@testable import Linting

/// What holds of the fixes of any code, tried on every fixture.
@Suite("Fixes of all fixtures")
struct FixPropertyTests {
    @Test("fixes remove what they fix and bring nothing new; the safe ones alone, too", arguments: Fixture.all)
    func holds(_ fixture: Fixture) throws {
        let linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        let before = linter.lint(Linter.Input(paths: [fixture.path])).findings
        for includesUnsafe in [false, true] where before.contains(where: { $0.fix?.isSafe == !includesUnsafe }) {
            check(fixture, linter, before, includesUnsafe: includesUnsafe)
        }
    }

    private func check(_ fixture: Fixture, _ linter: Linter, _ before: [Finding], includesUnsafe: Bool) {
        let run = FixRun(linter: linter, input: Linter.Input(paths: [fixture.path]), includesUnsafe: includesUnsafe) { $0.findings }
        let isFixable = { (finding: Finding) in finding.fix.map { $0.isSafe || includesUnsafe } ?? false }
        let outcome = run.run()
        // A file that no longer parses, and a finding that comes back, are errors.
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(!outcome.changes.isEmpty)
        let after = outcome.result.findings
        #expect(!after.contains(where: isFixable))
        // Of each rule there are as many findings less as fixes, and there is none of another.
        let fixed = FixPropertyTests.counts(before.filter(isFixable))
        let allowed = FixPropertyTests.counts(before).merging(fixed) { $0 - $1 }
        let revealed = Set(fixed.keys.flatMap { FixPropertyTests.revealed[$0] ?? [] })
        for (rule, count) in FixPropertyTests.counts(after) where !revealed.contains(rule) {
            #expect(count <= allowed[rule] ?? 0, "\(after.filter { $0.rule == rule }.map(\.message))")
        }
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

    private static func counts(_ findings: [Finding]) -> [String: Int] {
        findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    }
}
