import Linting
import Reporting

/// `seamlint lint --fix` and `--diff`.
struct FixCommand {
    let lint: LintCommand
    let setup: LintSetup
    let fixing: Fixing

    func run() throws -> ExitStatus {
        let input = setup.input
        var outcome = ProgressLine(lint.options).show(setup.linter) { passes($0).run() }
        try setup.check(outcome.result)
        if fixing.showsDiff { return try showDiff(outcome) }
        if input.text == nil {
            let (unwritten, failures) = FixWriter.write(outcome)
            outcome = passes(setup.linter).reconsider(outcome, without: unwritten, because: failures)
        } else {
            try StandardOutput.write(text(of: input, outcome))
        }
        // The fixed text has standard output for itself.
        let status = try lint.report(outcome.result, setup, onStandardError: input.text != nil)
        tell(outcome, "Fixed")
        return status
    }

    private func passes(_ linter: Linter) -> FixRun {
        var passes = FixRun(linter: linter, input: setup.input, includesUnsafe: fixing.includesUnsafe) { [minimum = setup.minimum] result in
            result.findings.filter { $0.severity >= minimum }
        }
        passes.narrow = { [setup] in setup.narrow(&$0, after: $1) }
        return passes
    }

    /// As it came where there was nothing to fix, a byte order mark and all.
    private func text(of input: Linter.Input, _ outcome: FixOutcome) -> [UInt8] {
        let given = input.text?.bytes ?? []
        guard let change = outcome.changes.first else { return given }
        return given.count == change.before.count ? change.after : Array(given.prefix(given.count - change.before.count)) + change.after
    }

    private func showDiff(_ outcome: FixOutcome) throws -> ExitStatus {
        let text = outcome.changes.map { UnifiedDiff.render($0) }.joined()
        // What goes on to `patch` must be as it is; what a person sees must not write to the terminal.
        try StandardOutput.write(StandardOutput.isTerminal ? DisplayText.escapedLines(text) : text)
        let hasErrors = lint.tellErrors(outcome.result.errors)
        tell(outcome, "Would fix")
        if hasErrors { return .failure }
        return outcome.changes.isEmpty ? .success : .findings
    }

    private func tell(_ outcome: FixOutcome, _ verb: String) {
        guard !lint.options.isQuiet else { return }
        StandardError.write(FixSummary.text(outcome, verb) + "\n")
    }
}
