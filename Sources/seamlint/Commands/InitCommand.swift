import Linting

/// `seamlint init`.
struct InitCommand {
    static let options = [Option(name: "--force"), Option.help]

    /// Whether a file that is there already is replaced.
    let force: Bool

    func run() throws -> ExitStatus {
        let name = Configuration.fileName
        guard force || !InputFile.exists(name) else {
            throw UsageError("\(name) is here already; seamlint init --force replaces it")
        }
        try OutputFile.write(ConfigurationTemplate.text(forProjectIn: ""), to: name)
        StandardError.write("seamlint: wrote \(name)\n")
        return .success
    }
}
