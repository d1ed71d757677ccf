import InteropRules
import Linting

/// A command line, understood.
enum Command {
    case lint(LintOptions)
    case rules(CatalogueOptions)
    case explain(String)
    case initialize(InitCommand)
    case completions(CompletionShell)
    case languageServer(LanguageServerOptions)
    case version
    case help(topic: String?)

    static let names = ["lint", "rules", "explain", "init", "baseline", "lsp", "completions", "version", "help"]

    init(_ arguments: [String]) throws(UsageError) {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "lint": self = try Command.lintCommand(rest)
        case "rules": self = try Command.rulesCommand(rest)
        case "explain": self = try Command.explainCommand(rest)
        case "init": self = try Command.initCommand(rest)
        case "baseline": self = try Command.baselineCommand(rest)
        case "completions": self = try Command.completionsCommand(rest)
        case "lsp": self = try Command.languageServerCommand(rest)
        case "version", "--version", "-V": self = .version
        case "help", "--help", "-h": self = .help(topic: rest.first)
        default: self = try Command.lintCommand(arguments)
        }
    }

    func run(catalogue: [Rule]) throws -> ExitStatus {
        switch self {
        case .lint(let options): return try LintCommand(options: options, catalogue: catalogue).run()
        case .rules(let options): return try RulesCommand(options: options, catalogue: catalogue).run()
        case .explain(let rule): return try ExplainCommand(rule: rule, catalogue: catalogue).run()
        case .initialize(let command): return try command.run()
        case .completions(let shell): try StandardOutput.write(Completions.script(for: shell, catalogue: catalogue))
        case .languageServer(let options): return try LanguageServerCommand(options: options, catalogue: catalogue).run()
        case .version: try StandardOutput.write("seamlint \(Version.current)\n")
        case .help(let topic): try StandardOutput.write(try Help.text(topic))
        }
        return .success
    }

    private static func lintCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: LintOptions.options)
        return tokens.asksForHelp ? .help(topic: "lint") : .lint(try LintOptions(tokens))
    }

    /// `lint --write-baseline` with a name to fall back to.
    private static func baselineCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: LintOptions.options)
        if tokens.asksForHelp { return .help(topic: "baseline") }
        return .lint(try LintOptions(tokens, recordsBaseline: true))
    }

    private static func completionsCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: [.help])
        if tokens.asksForHelp { return .help(topic: "completions") }
        let names = CompletionShell.allCases.map(\.rawValue)
        guard tokens.operands.count == 1 else { throw UsageError("completions takes one shell: \(names.joined(separator: ", "))") }
        guard let shell = CompletionShell(rawValue: tokens.operands[0]) else {
            throw .unknown("shell", tokens.operands[0], among: names, help: "take \(names.joined(separator: ", "))")
        }
        return .completions(shell)
    }

    private static func languageServerCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: LanguageServerOptions.options)
        return tokens.asksForHelp ? .help(topic: "lsp") : .languageServer(try LanguageServerOptions(tokens))
    }

    private static func rulesCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: CatalogueOptions.options)
        return tokens.asksForHelp ? .help(topic: "rules") : .rules(try CatalogueOptions(tokens))
    }

    private static func initCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: InitCommand.options)
        if tokens.asksForHelp { return .help(topic: "init") }
        guard tokens.operands.isEmpty else { throw UsageError("init takes no path: it writes into the current folder") }
        return .initialize(InitCommand(force: !tokens.options.isEmpty))
    }

    private static func explainCommand(_ arguments: [String]) throws(UsageError) -> Command {
        let tokens = try OptionTokens(arguments, known: [.help])
        if tokens.asksForHelp { return .help(topic: "explain") }
        guard tokens.operands.count == 1 else {
            throw UsageError("explain takes one rule, such as: seamlint explain delegate_set_in_update")
        }
        return .explain(tokens.operands[0])
    }
}
