import Findings
import InteropRules
import LanguageServer
import Linting

/// The options of `lsp`.
struct LanguageServerOptions {
    static let options: [Option] = [
        Option(name: "--min-severity", takesValue: true), Option(name: "--config", takesValue: true), Option(name: "--no-config"),
        Option(name: "--only", takesValue: true), Option(name: "--enable", takesValue: true),
        Option(name: "--disable", takesValue: true), Option(name: "--exclude", takesValue: true), Option(name: "--no-gitignore"),
        Option(name: "--report-unused-suppressions"), Option(name: "--jobs", short: "j", takesValue: true),
        Option(name: "--stdio"), .help,
    ]

    private var minSeverity: Severity?
    private var configuration = ConfigurationOption()
    private var selection = RuleSelection()
    private var input = Linter.Input(paths: [])
    private var jobs: Int?

    init(_ tokens: OptionTokens) throws(UsageError) {
        guard tokens.operands.isEmpty else { throw UsageError("lsp takes no path: the editor says which folders are open") }
        for (name, value) in tokens.options {
            switch name {
            case "--min-severity": minSeverity = try LintOptions.severity(value)
            case "--config", "--no-config": try configuration.add(name, value)
            case "--exclude": input.excludes.append(try LintOptions.pattern(value))
            case "--no-gitignore": input.respectsGitIgnore = false
            case "--report-unused-suppressions": selection.enable.append(DirectiveRule.unused.id)
            case "--jobs": jobs = try LintOptions.jobs(value)
            // What editors add; there is no other way.
            case "--stdio": break
            default: selection.add(name, value)
            }
        }
    }

    func settings(catalogue: [Rule]) throws(UsageError) -> ServerSettings {
        var linter = Linter(rules: catalogue, makeParser: SwiftFileParser.factory)
        do throws(RuleSelection.UnknownName) {
            linter.choice = try selection.resolved(in: catalogue)
        } catch {
            throw .unknownRule(error)
        }
        linter.threads = jobs ?? Linter.processorCount
        let configuration = configuration
        return ServerSettings(
            linter: linter, input: input,
            configurations: { () throws(ConfigurationErrors) -> ConfigurationSource in try configuration.source(catalogue: catalogue) },
            minimum: minSeverity)
    }
}
