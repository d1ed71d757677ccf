import Findings
import InteropRules
import Linting
import Reporting

/// `seamlint lint`.
struct LintCommand {
    let options: LintOptions
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        if let fixing = options.fixing { return try FixCommand(lint: self, fixing: fixing).run() }
        let linter = try makeLinter()
        return try report(linter.lint(try makeInput()), linter.rules, onStandardError: false)
    }

    /// Writes down what was found; gives the status that it means.
    ///
    /// - Parameter onStandardError: what would go to standard output goes there.
    func report(_ result: LintResult, _ rules: [Rule], onStandardError: Bool) throws -> ExitStatus {
        let report = Report(result, minimum: options.minSeverity, rules: rules, root: Environment.currentFolder)
        try write(report, onStandardError: onStandardError)
        tell(report)
        if !report.errors.isEmpty { return .failure }
        guard let failOn = options.failOn else { return .success }
        return report.findings.contains { $0.severity >= failOn } ? .findings : .success
    }

    func makeLinter() throws(UsageError) -> Linter {
        let (rules, directiveRules): ([Rule], Set<String>)
        do throws(RuleSelection.UnknownName) {
            (rules, directiveRules) = try options.selection.choose(from: catalogue)
        } catch {
            throw .unknownRule(error)
        }
        // A run of nothing would pass for ever.
        if rules.isEmpty, !catalogue.isEmpty, options.selection.chooses(noneOf: directiveRules) {
            throw UsageError("no rule is left to run; seamlint rules lists them")
        }
        var linter = Linter(rules: rules, knownRules: catalogue.map(\.id), makeParser: SwiftFileParser.factory)
        linter.directiveRules = directiveRules
        if !options.reportsUnusedSuppressions { linter.directiveRules.remove(DirectiveRule.unused.id) }
        linter.threads = options.jobs ?? Linter.processorCount
        return linter
    }

    func makeInput() throws(UsageError) -> Linter.Input {
        var input = Linter.Input(paths: options.paths.filter { $0 != "-" }, excludes: options.excludes)
        guard options.paths.contains("-") else { return input }
        do throws(SystemError) {
            input.text = (path: options.stdinFilename ?? "-", bytes: try StandardInput.read())
        } catch {
            throw UsageError("standard input cannot be read: \(error.text)")
        }
        return input
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
        }
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
        if options.showsStatistics || options.isVerbose {
            StandardError.write(StatisticsReporter.render(report.statistics))
        }
        if options.isVerbose { StandardError.write(StatisticsReporter.renderRules(report.statistics)) }
        if options.outputs.contains(where: { $0.format == .text || $0.file != nil }) {
            StandardError.write(TextReporter(style: Style(isColored: false)).summary(report) + "\n")
            if options.fixing == nil, let hint = FixSummary.hint(report) { StandardError.write(hint + "\n") }
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
