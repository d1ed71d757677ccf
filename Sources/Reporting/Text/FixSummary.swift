import Findings
import Linting

/// One line about what fixes did, would do or could do.
package enum FixSummary {
    /// `Fixed 3 findings in 2 files; 1 more with --unsafe`.
    ///
    /// - Parameter verb: `Fixed`, `Would fix`.
    package static func text(_ outcome: FixOutcome, _ verb: String) -> String {
        let files = outcome.changes.count
        let done =
            outcome.fixedCount == 0
            ? "\(verb) nothing"
            : "\(verb) \(TextReporter.count(outcome.fixedCount, "finding")) in \(TextReporter.count(files, "file"))"
        return outcome.unsafeCount == 0 ? done : "\(done); \(outcome.unsafeCount) more with --unsafe"
    }

    /// `3 can be fixed with --fix, 1 more with --fix --unsafe`; nil where none can.
    package static func hint(_ report: Report) -> String? {
        let safe = report.findings.count { $0.fix?.isSafe == true }
        let unsafe = report.findings.count { $0.fix?.isSafe == false }
        switch (safe, unsafe) {
        case (0, 0): return nil
        case (_, 0): return "\(safe) can be fixed with --fix"
        case (0, _): return "\(unsafe) can be fixed with --fix --unsafe"
        default: return "\(safe) can be fixed with --fix, \(unsafe) more with --fix --unsafe"
        }
    }
}
