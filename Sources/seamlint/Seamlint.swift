import InteropRules
import Linting
import Reporting

@main
struct Seamlint {
    static func main() {
        // A reader that has seen enough is no reason to die by a signal: writing tells.
        signal(SIGPIPE, SIG_IGN)
        // A file that grows beyond what is allowed (`ulimit -f`) is an error to tell, and its beginning one to take away.
        signal(SIGXFSZ, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try Command(arguments).run(catalogue: Catalogue.rules)
        } catch let error as UsageError {
            // It may repeat what was typed, or what a script passed on.
            StandardError.write("seamlint: error: \(DisplayText.escapedLines(error.message))\n")
            return .failure
        } catch let errors as ConfigurationErrors {
            for error in errors.all { StandardError.write("\(ConfigurationReporter.text(error))\n") }
            return .failure
        } catch is ClosedPipe {
            return .success
        } catch {
            StandardError.write("seamlint: error: \(DisplayText.escapedLines("\(error)"))\n")
            return .failure
        }
    }
}

/// What the shell gets to know.
enum ExitStatus: Int32 {
    /// Nothing at the failing level.
    case success = 0
    case findings = 1
    /// A client of the language server has gone without a word.
    static let unfinished = ExitStatus.findings
    /// A usage error, or an input that could not be read.
    case failure = 2
}
