import Linting

/// An option that a command knows.
struct Option {
    let name: String
    var short: Character?
    var takesValue = false

    static let help = Option(name: "--help", short: "h")
}

/// A command line, cut into options with their values and operands.
struct OptionTokens {
    private(set) var options: [(name: String, value: String)] = []
    private(set) var operands: [String] = []

    var asksForHelp: Bool { options.contains { $0.name == Option.help.name } }

    init(_ arguments: [String], known: [Option]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            try read(argument, &rest, known)
        }
    }

    private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>, _ known: [Option]) throws(UsageError) {
        if !argument.hasPrefix("--"), argument.utf8.count > 2, let option = known.first(where: { $0.short == argument.dropFirst().first }) {
            // `-j4`.
            guard option.takesValue else { throw .unknown("option", argument, among: known.map(\.name), help: "see seamlint help") }
            options.append((option.name, String(argument.dropFirst(2))))
            return
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = known.first(where: { $0.name == name || $0.short.map { "-\($0)" } == name }) else {
            throw .unknown("option", name, among: known.map(\.name), help: "see seamlint help")
        }
        if parts.count == 2 {
            guard option.takesValue else { throw UsageError("\(name) takes no value") }
            options.append((option.name, String(parts[1])))
        } else if option.takesValue {
            guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value; see seamlint help lint") }
            options.append((option.name, value))
        } else {
            options.append((option.name, ""))
        }
    }
}
