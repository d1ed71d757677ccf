import Findings
import Linting

/// The options of `lint`.
struct LintOptions {
    static let options: [Option] = [
        Option(name: "--format", takesValue: true), Option(name: "--output", short: "o", takesValue: true),
        Option(name: "--fail-on", takesValue: true), Option(name: "--min-severity", takesValue: true),
        Option(name: "--only", takesValue: true), Option(name: "--enable", takesValue: true),
        Option(name: "--disable", takesValue: true), Option(name: "--config", takesValue: true), Option(name: "--no-config"),
        Option(name: "--no-gitignore"), Option(name: "--no-cache"), Option(name: "--cache-dir", takesValue: true),
        Option(name: "--exclude", takesValue: true), Option(name: "--stdin-filename", takesValue: true),
        Option(name: "--jobs", short: "j", takesValue: true), Option(name: "--quiet", short: "q"),
        Option(name: "--verbose", short: "v"), Option(name: "--statistics"), Option(name: "--color", takesValue: true),
        Option(name: "--report-unused-suppressions"), Option(name: "--fix"), Option(name: "--unsafe"), Option(name: "--diff"),
        Option(name: "--changed-since", takesValue: true), Option(name: "--staged"),
        Option(name: "--baseline", takesValue: true), Option(name: "--write-baseline", takesValue: true), Option(name: "--markdown"),
        Option(name: "--progress", takesValue: true), .help,
    ]

    private(set) var paths: [String]
    private(set) var outputs: [Output] = []
    /// nil: as the configuration says.
    private(set) var failOn: FailureThreshold?
    /// nil: what fails a run, and at least warnings.
    private(set) var minSeverity: Severity?
    private(set) var configuration = ConfigurationOption()
    private(set) var cache = CacheOption()
    private(set) var respectsGitIgnore = true
    private(set) var selection = RuleSelection()
    private(set) var excludes: [String] = []
    private(set) var stdinFilename: String?
    private(set) var jobs: Int?
    private(set) var isQuiet = false
    private(set) var isVerbose = false
    private(set) var showsStatistics = false
    private(set) var color = ColorChoice.auto
    private(set) var progress = ProgressChoice.auto
    private(set) var reportsUnusedSuppressions = false
    private(set) var changedLines = ChangedLinesChoice.none
    /// The file of known findings; nil: as the configuration says.
    private(set) var baseline: String?
    /// Where the findings of this run are recorded.
    private(set) var writeBaseline: String?
    /// Whether they are recorded even if no file for them is named.
    let recordsBaseline: Bool
    private(set) var includesMarkdown = false
    /// nil: findings are told and nothing is changed.
    private(set) var fixing: Fixing?

    /// - Parameter recordsBaseline: for `seamlint baseline`.
    init(_ tokens: OptionTokens, recordsBaseline: Bool = false) throws(UsageError) {
        self.recordsBaseline = recordsBaseline
        paths = tokens.operands.isEmpty ? ["."] : tokens.operands
        var outputs = OutputList()
        for (name, value) in tokens.options {
            switch name {
            case "--format": try outputs.addFormat(value)
            case "--output": try outputs.addFile(value)
            case "--fail-on": failOn = try LintOptions.threshold(value)
            case "--min-severity": minSeverity = try LintOptions.severity(value)
            case "--exclude": excludes.append(try LintOptions.pattern(value))
            case "--config", "--no-config": try configuration.add(name, value)
            case "--cache-dir", "--no-cache": try cache.add(name, value)
            case "--no-gitignore": respectsGitIgnore = false
            case "--stdin-filename": stdinFilename = value
            case "--jobs": jobs = try LintOptions.jobs(value)
            case "--color": color = try LintOptions.color(value)
            case "--progress": progress = try LintOptions.progress(value)
            case "--quiet": isQuiet = true
            case "--verbose": isVerbose = true
            case "--statistics": showsStatistics = true
            case "--report-unused-suppressions": reportsUnusedSuppressions = true
            case "--changed-since": try choose(.since(value))
            case "--staged": try choose(.staged)
            case "--baseline": baseline = try LintOptions.file(value, name)
            case "--write-baseline": writeBaseline = try LintOptions.file(value, name)
            case "--markdown": includesMarkdown = true
            default: selection.add(name, value)
            }
        }
        self.outputs = try outputs.finished()
        fixing = try Fixing(tokens)
        guard stdinFilename == nil || paths.contains("-") else {
            throw UsageError("--stdin-filename names what is read from standard input; add - to read it")
        }
        try checkChangedLines()
        try checkFixing()
    }

    private mutating func choose(_ choice: ChangedLinesChoice) throws(UsageError) {
        guard changedLines == .none || changedLines.optionName == choice.optionName else {
            throw UsageError("--changed-since and --staged ask for different lines; take one of them")
        }
        if case .since(let reference) = choice, reference.isEmpty || reference.hasPrefix("-") {
            throw UsageError("--changed-since takes a branch, a tag or a commit, not \(reference.isEmpty ? "nothing" : reference)")
        }
        changedLines = choice
    }

    private func checkChangedLines() throws(UsageError) {
        guard changedLines != .none else { return }
        if paths.contains("-") {
            throw UsageError("\(changedLines.optionName) looks at files, and git knows nothing of standard input; leave out -")
        }
        if writeBaseline != nil || recordsBaseline {
            throw UsageError("a baseline records all findings; leave out \(changedLines.optionName) where one is written")
        }
    }

    private func checkFixing() throws(UsageError) {
        guard let fixing else { return }
        let name = fixing.showsDiff ? "--diff" : "--fix"
        if changedLines == .staged {
            throw UsageError("\(name) goes by the files, not by what is staged; take --changed-since HEAD instead of --staged")
        }
        if writeBaseline != nil || recordsBaseline {
            throw UsageError("a baseline records what is there; fix first, and leave out \(name) where one is written")
        }
    }

    private static func file(_ value: String, _ option: String) throws(UsageError) -> String {
        guard !value.isEmpty else { throw UsageError("\(option) needs a file name") }
        return value
    }

    private static func threshold(_ value: String) throws(UsageError) -> FailureThreshold {
        guard let threshold = FailureThreshold(name: value) else {
            let names = FailureThreshold.names
            throw .unknown("value for --fail-on:", value, among: names, help: "it takes \(names.joined(separator: ", "))")
        }
        return threshold
    }

    static func severity(_ value: String) throws(UsageError) -> Severity {
        guard let severity = Severity(rawValue: value) else {
            let names = ["error", "warning", "info"]
            throw .unknown("value for --min-severity:", value, among: names, help: "it takes \(names.joined(separator: ", "))")
        }
        return severity
    }

    static func pattern(_ value: String) throws(UsageError) -> String {
        if let mistake = Glob.mistake(in: value) { throw UsageError("--exclude \(value): \(mistake)") }
        return value
    }

    static func jobs(_ value: String) throws(UsageError) -> Int {
        guard let number = Int(value), (1...1024).contains(number) else {
            throw UsageError("--jobs takes a number from 1 to 1024, not \(value)")
        }
        return number
    }

    private static func progress(_ value: String) throws(UsageError) -> ProgressChoice {
        guard let choice = ProgressChoice(rawValue: value) else {
            throw .unknown("value for --progress:", value, among: ProgressChoice.allCases.map(\.rawValue), help: "it takes auto or never")
        }
        return choice
    }

    private static func color(_ value: String) throws(UsageError) -> ColorChoice {
        guard let choice = ColorChoice(rawValue: value) else {
            throw .unknown("value for --color:", value, among: ColorChoice.allCases.map(\.rawValue), help: "it takes auto, always, never")
        }
        return choice
    }
}

extension RuleSelection {
    /// `--only`, `--enable` and `--disable`.
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
