import Findings
import InteropRules
import Linting

/// What one run of `lint` works with. All of it is read before anything is linted, so that a mistake costs no time.
struct LintSetup {
    let linter: Linter
    let input: Linter.Input
    let baselineStep: BaselineStep
    /// What makes the exit status 1.
    let failOn: FailureThreshold
    /// What weighs less is not shown.
    let minimum: Severity

    private let baseline: Baseline?
    /// nil: all lines count.
    private let changes: ChangedLines?
    private let mustLeaveRules: Bool

    init(_ options: LintOptions, catalogue: [Rule]) throws {
        let configurations = try options.configuration.source(catalogue: catalogue)
        let configuration = try LintSetup.configuration(options, configurations)
        let linter = try LintSetup.linter(options, configurations, catalogue)
        self.linter = linter
        baselineStep = BaselineStep(options, configuration)
        failOn = options.failOn ?? configuration?.failOn ?? .from(.warning)
        minimum = options.minSeverity ?? LintSetup.minimum(failOn)
        baseline = try baselineStep.read(knownRules: linter.knownRules)
        var input = try LintSetup.input(options)
        changes = try ChangedLinesStep.changes(options.changedLines, &input)
        self.input = input
        mustLeaveRules = !catalogue.isEmpty && options.selection.leavesNothing
    }

    /// Refuses a result that says nothing.
    func check(_ result: LintResult) throws {
        guard result.configurationErrors.isEmpty else { throw ConfigurationErrors(all: result.configurationErrors) }
        // A run of nothing would pass for ever.
        if result.rules.isEmpty, mustLeaveRules { throw UsageError("no rule is left to run; seamlint rules lists them") }
    }

    /// Leaves in a result what the baseline does not know, on the lines that count.
    ///
    /// - Parameter fixes: what fixes have changed since the lines were asked for.
    func narrow(_ result: inout LintResult, after fixes: [FileChange] = []) {
        baseline?.apply(to: &result, path: baselineStep.readPath ?? "", input: input)
        changes?.following(fixes).restrict(&result)
    }

    private static func linter(
        _ options: LintOptions, _ configurations: ConfigurationSource, _ catalogue: [Rule]
    ) throws(UsageError) -> Linter {
        var selection = options.selection
        if options.reportsUnusedSuppressions { selection.enable.append(DirectiveRule.unused.id) }
        var linter = Linter(rules: catalogue, makeParser: SwiftFileParser.factory)
        do throws(RuleSelection.UnknownName) {
            linter.choice = try selection.resolved(in: catalogue)
        } catch {
            throw .unknownRule(error)
        }
        linter.configurations = configurations
        // Fixes look at each file as the pass before has left it.
        linter.cache = options.fixing == nil ? options.cache.cache : nil
        linter.threads = options.jobs ?? Linter.processorCount
        return linter
    }

    /// The configuration whose word counts where a run can have only one (`fail_on`, `baseline`): that of the text on standard
    /// input, of the current folder, or of the first path.
    private static func configuration(
        _ options: LintOptions, _ configurations: ConfigurationSource
    ) throws(ConfigurationErrors) -> Configuration? {
        var folders = ["", options.paths[0]]
        if let name = options.stdinFilename { folders.insert(name + "/..", at: 0) }
        for folder in folders {
            if let found = try configurations.configuration(forFolder: folder) { return found }
        }
        return nil
    }

    /// What fails a run is shown.
    private static func minimum(_ failOn: FailureThreshold) -> Severity {
        if case .from(let severity) = failOn { min(.warning, severity) } else { .warning }
    }

    private static func input(_ options: LintOptions) throws(UsageError) -> Linter.Input {
        var input = Linter.Input(paths: options.paths.filter { $0 != "-" }, excludes: options.excludes)
        input.respectsGitIgnore = options.respectsGitIgnore
        input.includesMarkdown = options.includesMarkdown
        guard options.paths.contains("-") else { return input }
        do throws(SystemError) {
            input.text = (path: options.stdinFilename ?? "-", bytes: try StandardInput.read())
        } catch {
            throw UsageError("standard input cannot be read: \(error.text)")
        }
        return input
    }
}
