import Linting

/// What is wrong with a command line, and what to write instead.
struct UsageError: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    static func unknown(_ kind: String, _ name: String, among names: [String], help: String) -> UsageError {
        let hint = Nearest.of(name, among: names).map { "did you mean \($0)?" } ?? help
        return UsageError("unknown \(kind) \(name); \(hint)")
    }

    static func unknownRule(_ error: RuleSelection.UnknownName) -> UsageError {
        let hint = error.nearest.map { "did you mean \($0)?" } ?? "seamlint rules lists all"
        return UsageError("unknown rule or group \(error.name); \(hint)")
    }
}
