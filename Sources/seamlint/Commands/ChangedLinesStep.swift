import Linting
import Reporting

/// `--changed-since` and `--staged`: which lines count.
enum ChangedLinesStep {
    /// Asks git, and makes the run read what is staged where that is what counts; nil where all lines count.
    static func changes(_ choice: ChangedLinesChoice, _ input: inout Linter.Input) throws(UsageError) -> ChangedLines? {
        do throws(GitError) {
            switch choice {
            case .none: return nil
            case .since(let reference): return try GitRepository(of: input.paths).changes(since: reference)
            case .staged:
                let staged = try GitRepository(of: input.paths).staged()
                staged.apply(to: &input)
                return staged.changes
            }
        } catch {
            throw UsageError("\(choice.optionName): \(DisplayText.escaped(error.message))")
        }
    }
}

/// Which lines a person asks for.
enum ChangedLinesChoice: Equatable {
    case none
    case since(String)
    case staged

    var optionName: String {
        switch self {
        case .none: ""
        case .since: "--changed-since"
        case .staged: "--staged"
        }
    }
}
