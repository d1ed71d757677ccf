import Findings
import Linting

/// The options of `lint`.
struct LintOptions {
    static let options: [Option] = [
        Option(name: "--format", takesValue: true), Option(name: "--output", short: "o", takesValue: true),
        Option(name: "--fail-on", takesValue: true), Option(name: "--min-severity", takesValue: true),
        Option(name: "--only", takesValue: true), Option(name: "--enable", takesValue: true),
        Option(name: "--disable", takesValue: true), Option(name: "--no-config"),
        Option(name: "--exclude", takesValue: true), Option(name: "--stdin-filename", takesValue: true),
        Option(name: "--jobs", short: "j", takesValue: true), Option(name: "--quiet", short: "q"),
        Option(name: "--verbose", short: "v"), Option(name: "--statistics"), Option(name: "--color", takesValue: true),
        Option(name: "--report-unused-suppressions"), Option(name: "--fix"), Option(name: "--unsafe"), Option(name: "--diff"), .help,
        .later("--config"), .later("--changed-since"), .later("--staged"), .later("--baseline"), .later("--write-baseline"),
        .later("--progress"), .later("--markdown"),
    ]

    private(set) var paths: [String]
    private(set) var outputs: [Output] = []
    /// nil: never.
    private(set) var failOn: Severity? = .warning
    private(set) var minSeverity = Severity.warning
    private(set) var selection = RuleSelection()
    private(set) var excludes: [String] = []
    private(set) var stdinFilename: String?
    private(set) var jobs: Int?
    private(set) var isQuiet = false
    private(set) var isVerbose = false
    private(set) var showsStatistics = false
    private(set) var color = ColorChoice.auto
    private(set) var reportsUnusedSuppressions = false
    /// nil: findings are told and nothing is changed.
    private(set) var fixing: Fixing?

    init(_ tokens: OptionTokens) throws(UsageError) {
        paths = tokens.operands.isEmpty ? ["."] : tokens.operands
        var outputs = OutputList()
        var minSeverity: Severity?
        for (name, value) in tokens.options {
            switch name {
            case "--format": try outputs.addFormat(value)
            case "--output": try outputs.addFile(value)
            case "--fail-on": failOn = value == "never" ? nil : try LintOptions.severity(value, name, ["never"])
            case "--min-severity": minSeverity = try LintOptions.severity(value, name, [])
            case "--exclude": excludes.append(value)
            case "--stdin-filename": stdinFilename = value
            case "--jobs": jobs = try LintOptions.jobs(value)
            case "--color": color = try LintOptions.color(value)
            case "--quiet": isQuiet = true
            case "--verbose": isVerbose = true
            case "--statistics": showsStatistics = true
            case "--report-unused-suppressions": reportsUnusedSuppressions = true
            default: selection.add(name, value)
            }
        }
        self.outputs = try outputs.finished()
        fixing = try Fixing(tokens)
        // What fails a run is shown.
        self.minSeverity = minSeverity ?? min(.warning, failOn ?? .warning)
        guard stdinFilename == nil || paths.contains("-") else {
            throw UsageError("--stdin-filename names what is read from standard input; add - to read it")
        }
    }

    private static func severity(_ value: String, _ option: String, _ others: [String]) throws(UsageError) -> Severity {
        guard let severity = Severity(rawValue: value) else {
            let names = ["error", "warning", "info"] + others
            throw .unknown("value for \(option):", value, among: names, help: "it takes \(names.joined(separator: ", "))")
        }
        return severity
    }

    private static func jobs(_ value: String) throws(UsageError) -> Int {
        guard let number = Int(value), (1...1024).contains(number) else {
            throw UsageError("--jobs takes a number from 1 to 1024, not \(value)")
        }
        return number
    }

    private static func color(_ value: String) throws(UsageError) -> ColorChoice {
        guard let choice = ColorChoice(rawValue: value) else {
            throw .unknown("value for --color:", value, among: ColorChoice.allCases.map(\.rawValue), help: "it takes auto, always, never")
        }
        return choice
    }
}

extension RuleSelection {
    /// `--only`, `--enable`, `--disable` and `--no-config`, which changes nothing while there is no configuration.
    mutating func add(_ option: String, _ value: String) {
        let names = value.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
        switch option {
        case "--only": only += names
        case "--enable": enable += names
        case "--disable": disable += names
        default: break
        }
    }
}
