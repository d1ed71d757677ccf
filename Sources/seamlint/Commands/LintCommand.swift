import Findings
import InteropRules
import Linting
import Reporting

/// `seamlint lint`.
struct LintCommand {
    let options: LintOptions
    let catalogue: [Rule]

    func run() throws -> ExitStatus {
        let configurations = try options.configuration.source(catalogue: catalogue)
        let failOn = try options.failOn ?? configurationOfRun(configurations)?.failOn ?? .from(.warning)
        let result = try makeLinter(configurations).lint(try makeInput())
        guard result.configurationErrors.isEmpty else { throw ConfigurationErrors(all: result.configurationErrors) }
        // A run of nothing would pass for ever.
        if result.rules.isEmpty, !catalogue.isEmpty, options.selection.leavesNothing {
            throw UsageError("no rule is left to run; seamlint rules lists them")
        }
        let report = Report(
            result, minimum: options.minSeverity ?? minimum(failOn), rules: result.rules, root: Environment.currentFolder)
        try write(report)
        tell(report)
        if !report.errors.isEmpty { return .failure }
        guard case .from(let severity) = failOn else { return .success }
        return report.findings.contains { $0.severity >= severity } ? .findings : .success
    }

    private func makeLinter(_ configurations: ConfigurationSource) throws(UsageError) -> Linter {
        var selection = options.selection
        if options.reportsUnusedSuppressions { selection.enable.append(DirectiveRule.unused.id) }
        var linter = Linter(rules: catalogue, makeParser: SwiftFileParser.factory)
        do throws(RuleSelection.UnknownName) {
            linter.choice = try selection.resolved(in: catalogue)
        } catch {
            throw .unknownRule(error)
        }
        linter.configurations = configurations
        linter.threads = options.jobs ?? Linter.processorCount
        return linter
    }

    /// The configuration whose word counts where a run can have only one (`fail_on`, `baseline`): that of the text on standard
    /// input, of the current folder, or of the first path.
    private func configurationOfRun(_ configurations: ConfigurationSource) throws(ConfigurationErrors) -> Configuration? {
        var folders = ["", options.paths[0]]
        if let name = options.stdinFilename { folders.insert(name + "/..", at: 0) }
        for folder in folders {
            if let found = try configurations.configuration(forFolder: folder) { return found }
        }
        return nil
    }

    /// What fails a run is shown.
    private func minimum(_ failOn: FailureThreshold) -> Severity {
        if case .from(let severity) = failOn { min(.warning, severity) } else { .warning }
    }

    private func makeInput() throws(UsageError) -> Linter.Input {
        var input = Linter.Input(paths: options.paths.filter { $0 != "-" }, excludes: options.excludes)
        input.respectsGitIgnore = options.respectsGitIgnore
        guard options.paths.contains("-") else { return input }
        do throws(SystemError) {
            input.text = (path: options.stdinFilename ?? "-", bytes: try StandardInput.read())
        } catch {
            throw UsageError("standard input cannot be read: \(error.text)")
        }
        return input
    }

    /// Files first: a reader of standard output that goes away must not cost them.
    private func write(_ report: Report) throws {
        for output in options.outputs {
            if let file = output.file { try OutputFile.write(render(report, output), to: file) }
        }
        for output in options.outputs where output.file == nil {
            try StandardOutput.write(render(report, output))
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

    private func tell(_ report: Report) {
        for error in report.errors {
            StandardError.write("seamlint: error: \(DisplayText.escaped(shown(error.path))): \(error.message)\(hint(error))\n")
        }
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
