import Findings
import InteropRules
import Linting
import Reporting

/// `seamlint lint`.
struct LintCommand {
    let options: LintOptions
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        let setup = try LintSetup(options, catalogue: catalogue)
        if let fixing = options.fixing { return try FixCommand(lint: self, setup: setup, fixing: fixing).run() }
        var result = ProgressLine(options).show(setup.linter) { $0.lint(setup.input) }
        try setup.check(result)
        setup.narrow(&result)
        try setup.baselineStep.write(&result, setup.input, minimum: setup.minimum, isQuiet: options.isQuiet)
        return try report(result, setup, onStandardError: false)
    }

    /// Writes down what was found; gives the status that it means.
    ///
    /// - Parameter onStandardError: what would go to standard output goes there.
    func report(_ result: LintResult, _ setup: LintSetup, onStandardError: Bool) throws -> ExitStatus {
        let report = Report(result, minimum: setup.minimum, rules: result.rules, root: Environment.currentFolder)
        try write(report, onStandardError: onStandardError)
        tell(report)
        if !report.errors.isEmpty { return .failure }
        guard case .from(let severity) = setup.failOn else { return .success }
        return report.findings.contains { $0.severity >= severity } ? .findings : .success
    }

    /// Files first: a reader of standard output that goes away must not cost them.
    private func write(_ report: Report, onStandardError: Bool) throws {
        for output in options.outputs {
            if let file = output.file { try OutputFile.write(render(report, output), to: file) }
        }
        for output in options.outputs where output.file == nil {
            let text = render(report, output)
            if onStandardError { StandardError.write(text) } else { try StandardOutput.write(text) }
        }
    }

    private func render(_ report: Report, _ output: Output) -> String {
        switch output.format {
        case .text:
            let isTerminal = output.file == nil && StandardOutput.isTerminal
            let isColored =
                options.color == .always
                || (output.file == nil && options.color.isColored(environment: Environment.value, isTerminal: isTerminal))
            return TextReporter(style: Style(isColored: isColored)).render(report)
        case .json: return JSONReporter.render(report)
        case .sarif: return SARIFReporter.render(report)
        case .github: return GitHubReporter.render(report, paths: workspacePaths(report, "GITHUB_WORKSPACE"))
        case .gitlab: return GitLabReporter.render(report, paths: workspacePaths(report, "CI_PROJECT_DIR"))
        case .checkstyle: return CheckstyleReporter.render(report)
        case .junit: return JUnitReporter.render(report)
        }
    }

    /// - Parameter variable: where the CI server says what the root of the checkout is.
    private func workspacePaths(_ report: Report, _ variable: String) -> WorkspacePaths {
        WorkspacePaths(root: report.root, workspace: Environment.value(variable))
    }

    /// Says what could not be linted or fixed; whether there was anything.
    @discardableResult
    func tellErrors(_ errors: [InputError]) -> Bool {
        for error in errors {
            StandardError.write("seamlint: error: \(DisplayText.escaped(shown(error.path))): \(error.message)\(hint(error))\n")
        }
        return !errors.isEmpty
    }

    private func tell(_ report: Report) {
        tellErrors(report.errors)
        guard !options.isQuiet else { return }
        for folder in report.emptyFolders {
            StandardError.write("seamlint: warning: no Swift files in \(DisplayText.escaped(shown(folder)))\n")
        }
        if options.outputs.contains(where: { $0.format == .sarif }), report.findings.count > SARIFReporter.shownResultsLimit {
            let limit = SARIFReporter.shownResultsLimit
            StandardError.write("seamlint: warning: \(report.findings.count) findings; GitHub shows \(limit) of a SARIF file\n")
        }
        if options.outputs.contains(where: { $0.format == .github }), GitHubReporter.exceedsLimit(report) {
            let limit = GitHubReporter.shownAnnotationsLimit
            StandardError.write(
                "seamlint: warning: GitHub shows \(limit) errors, \(limit) warnings and \(limit) notices of a step; the log has all\n")
        }
        if let outcome = report.baseline { BaselineStep.tell(outcome) }
        if options.showsStatistics || options.isVerbose {
            StandardError.write(StatisticsReporter.render(report.statistics))
        }
        if options.isVerbose { StandardError.write(StatisticsReporter.renderRules(report.statistics)) }
        if options.outputs.contains(where: { $0.format == .text || $0.file != nil }) {
            StandardError.write(TextReporter(style: Style(isColored: false)).summary(report) + "\n")
            // What is staged cannot be fixed in its place.
            if options.fixing == nil, options.changedLines != .staged, let hint = FixSummary.hint(report) {
                StandardError.write(hint + "\n")
            }
        }
    }

    private func shown(_ path: String) -> String {
        path.isEmpty ? "." : path
    }

    /// A mistyped command looks like a path that does not exist.
    private func hint(_ error: InputError) -> String {
        guard error.reason == .missing, !error.path.contains("/"), !error.path.contains("."),
            let command = Nearest.of(error.path, among: Command.names)
        else { return "" }
        return "; did you mean seamlint \(command)?"
    }
}
