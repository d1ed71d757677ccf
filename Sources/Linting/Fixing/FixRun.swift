import Findings
import SwiftTree

/// Applies fixes to texts in memory, pass by pass: each pass lints what the one before made, until there is nothing left to fix.
package struct FixRun: Sendable {
    /// Fixes that wait for others are few; what takes longer goes round in circles.
    static let passLimit = 50

    let linter: Linter
    let input: Linter.Input
    let includesUnsafe: Bool
    let shown: @Sendable (LintResult) -> [Finding]
    /// Takes out of a result what does not count, such as what is known; gets what has been changed by then.
    package var narrow: @Sendable (inout LintResult, [FileChange]) -> Void = { _, _ in }

    /// - Parameters:
    ///   - input: if it has a text, only that is changed; the files around it are its context.
    ///   - includesUnsafe: apply the fixes, too, that want a look.
    ///   - shown: the findings that the user gets to see; no other is fixed.
    package init(
        linter: Linter, input: Linter.Input, includesUnsafe: Bool, shown: @escaping @Sendable (LintResult) -> [Finding]
    ) {
        self.linter = linter
        self.input = input
        self.includesUnsafe = includesUnsafe
        self.shown = shown
    }

    /// Lints and fixes. Writes nothing.
    package func run() -> FixOutcome {
        let watch = Stopwatch()
        var outcome = FixOutcome(result: LintResult())
        outcome.result = lint(outcome)
        var ledger = FixLedger()
        var passes = 0
        while true {
            let candidates = fixable(outcome.result)
            let pass = accept(candidates, &ledger, &outcome)
            guard !pass.fixes.isEmpty else { break }
            guard passes < FixRun.passLimit else {
                for path in Set(pass.fixes.map(\.finding.location.path)).sorted() {
                    outcome.add(InputError(path: path, reason: .tooManyPasses))
                }
                break
            }
            passes += 1
            for (path, text) in pass.texts {
                outcome.change(path, from: current(path, outcome.result), to: text)
            }
            outcome.count(pass.fixes)
            outcome.result = lint(outcome)
        }
        finish(&outcome, watch)
        return outcome
    }

    /// What is left to say when only some of the changes could be written.
    ///
    /// - Parameters:
    ///   - paths: the files that keep their old text.
    ///   - failures: why.
    package func reconsider(_ outcome: FixOutcome, without paths: Set<String>, because failures: [InputError]) -> FixOutcome {
        guard !failures.isEmpty else { return outcome }
        let watch = Stopwatch()
        var outcome = outcome
        outcome.drop(paths, because: failures)
        outcome.result = lint(outcome)
        finish(&outcome, watch)
        return outcome
    }

    private func finish(_ outcome: inout FixOutcome, _ watch: Stopwatch) {
        outcome.result.errors = Set(outcome.result.errors + outcome.errors).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
        outcome.result.statistics.seconds = watch.seconds
        outcome.unsafeCount =
            includesUnsafe ? 0 : shown(outcome.result).count { $0.fix.map { !$0.isSafe && isInReach($0) } ?? false }
    }

    // MARK: One pass

    private struct Pass {
        var fixes: [(finding: Finding, fix: Fix)] = []
        /// What it makes of each file.
        var texts: [String: [UInt8]] = [:]
    }

    private func fixable(_ result: LintResult) -> [(finding: Finding, fix: Fix)] {
        shown(result).compactMap { finding in
            guard let fix = finding.fix, fix.isSafe || includesUnsafe, isInReach(fix) else { return nil }
            return (finding, fix)
        }
    }

    /// Beside a text that somebody hands in, nothing on disk is touched.
    private func isInReach(_ fix: Fix) -> Bool {
        guard let text = input.text else { return true }
        let path = InputPath.tidied(text.path)
        return fix.edits.allSatisfy { $0.location.path == path }
    }

    /// Those that go together and leave files that can be parsed.
    private func accept(
        _ candidates: [(finding: Finding, fix: Fix)], _ ledger: inout FixLedger, _ outcome: inout FixOutcome
    ) -> Pass {
        ledger.note(candidates)
        while true {
            var pass = Pass()
            var edits = PassEdits()
            for (finding, fix) in candidates where !ledger.isFrozen(fix) {
                if ledger.isSpent(finding, fix) {
                    outcome.add(InputError(path: finding.location.path, reason: .fixComesBack(rule: finding.rule)))
                } else if edits.add(fix) {
                    pass.fixes.append((finding, fix))
                }
            }
            pass.texts = texts(edits, outcome.result)
            let broken = pass.texts.keys.filter { path in
                Damage(of: pass.texts[path] ?? [], path: path, linter) > Damage(of: current(path, outcome.result), path: path, linter)
            }
            guard broken.isEmpty else {
                for path in broken {
                    ledger.freeze(path)
                    outcome.add(InputError(path: path, reason: .fixBreaksSyntax))
                }
                continue
            }
            pass.fixes.forEach { ledger.spend($0.finding, $0.fix) }
            return pass
        }
    }

    private func texts(_ edits: PassEdits, _ result: LintResult) -> [String: [UInt8]] {
        var texts: [String: [UInt8]] = [:]
        for path in edits.edits.keys {
            let before = current(path, result)
            let after = edits.applied(to: before, path: path)
            if after != before { texts[path] = after }
        }
        return texts
    }

    // MARK: Texts

    private func current(_ path: String, _ result: LintResult) -> [UInt8] {
        result.sources[path]?.bytes ?? []
    }

    private func lint(_ outcome: FixOutcome) -> LintResult {
        var input = input
        for change in outcome.changes {
            if let text = input.text, InputPath.tidied(text.path) == change.path {
                input.text = (text.path, change.after)
            } else {
                input.changedTexts[change.path] = change.after
            }
        }
        var result = linter.lint(input)
        narrow(&result, outcome.changes)
        return result
    }
}

/// How much of a file the parser could not read.
private struct Damage: Comparable {
    let places: Int
    let bytes: Int

    /// Without end where nothing could be read at all.
    init(of text: [UInt8], path: String, _ linter: Linter) {
        let parsed = Workers.map([text], threads: 1, state: { linter.makeParser() }) { parse, text -> (Int, Int)? in
            guard let syntax = try? parse(path, SourceText(bytes: text)) else { return nil }
            return (syntax.errorRanges.count, syntax.errorRanges.reduce(0) { $0 + $1.end - $1.start })
        }
        (places, bytes) = parsed.first.flatMap { $0 } ?? (.max, .max)
    }

    static func < (left: Damage, right: Damage) -> Bool {
        (left.places, left.bytes) < (right.places, right.bytes)
    }
}
