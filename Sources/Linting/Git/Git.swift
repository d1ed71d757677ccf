/// Calls of `git` in one folder. Nothing that a repository or its settings name is run: no pager, hook, monitor, filter,
/// external diff, text conversion or remote. The person's own environment and settings count as far as they say where things are.
struct Git {
    /// Where it is run; empty for the current folder.
    let folder: String
    /// Settings that are taken from the repository: their names.
    private var emptied: [String] = []

    init(folder: String) {
        self.folder = folder
    }

    /// Asks for the names of the filters that settings define.
    static let filterNames = ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]

    /// The same without these filters: comparing files with the index would run them.
    ///
    /// - Parameter filters: what `filterNames` gave.
    func without(filters: [UInt8]) -> Git {
        var git = self
        git.emptied = filters.split(separator: 0).flatMap { key in
            let name = String(decoding: key, as: UTF8.self)
            guard let dot = name.lastIndex(of: ".") else { return [String]() }
            return ["clean", "smudge", "process", "required"].map { name[..<dot] + "." + $0 }
        }
        return git
    }

    private static let safety = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "core.quotePath=false",
    ]

    /// Seconds without a word. What it reads may be a pipe that nobody writes to, as a `.gitignore`.
    private static let patience = 300.0

    /// - Throws: `GitError.notStarted`, `GitError.noAnswer`.
    func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> ChildProcess.Outcome {
        let place = folder.isEmpty ? [] : ["-C", folder]
        do throws(SystemError) {
            return try ChildProcess.run(
                "git", place + Git.safety + arguments, environment: GitEnvironment.variables(emptying: emptied), input: input,
                patience: Git.patience)
        } catch {
            throw error.number == ETIMEDOUT ? .noAnswer : .notStarted(error)
        }
    }

    /// The same where only success will do.
    func output(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        let outcome = try run(arguments, input: input)
        guard outcome.status == 0 else { throw Git.failure(outcome.errors) }
        return outcome.output
    }

    /// Several calls at the same time, none of which needs another's answer.
    func runAll(_ calls: [[String]]) throws(GitError) -> [ChildProcess.Outcome] {
        let outcomes = Workers.map(calls, threads: calls.count, state: {}) { _, arguments in
            Result { () throws(GitError) in try run(arguments) }
        }
        var all: [ChildProcess.Outcome] = []
        for outcome in outcomes { all.append(try outcome.get()) }
        return all
    }

    /// The same where only success will do.
    func outputs(_ calls: [[String]]) throws(GitError) -> [[UInt8]] {
        var outputs: [[UInt8]] = []
        for outcome in try runAll(calls) {
            guard outcome.status == 0 else { throw Git.failure(outcome.errors) }
            outputs.append(outcome.output)
        }
        return outputs
    }

    private static func failure(_ errors: [UInt8]) -> GitError {
        String(decoding: errors, as: UTF8.self).contains("from promisor remote") ? .partialClone : .failed(firstLine(errors))
    }

    /// What git complains of, without `fatal: `.
    static func firstLine(_ errors: [UInt8]) -> String {
        let text = String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        for prefix in ["fatal: ", "error: "] where text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count)) }
        return text.isEmpty ? "it said nothing" : text
    }
}

/// What `git` gets to see of the environment: where it finds itself, the person's settings, and the repository and index
/// that a hook is run for.
private enum GitEnvironment {
    private static let passed = [
        "PATH", "HOME", "USER", "LOGNAME", "TMPDIR", "XDG_CONFIG_HOME", "SUDO_UID", "SSH_AUTH_SOCK", "LD_LIBRARY_PATH", "DEVELOPER_DIR",
        "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_PARAMETERS",
        "GIT_EXEC_PATH", "GIT_QUARANTINE_PATH",
    ]
    /// Relative ones start from the current folder, which `-C` leaves.
    private static let passedPaths = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    ]

    /// - Parameter emptied: names of settings that shall be empty, whatever the repository says.
    static func variables(emptying emptied: [String]) -> [String] {
        // English messages, no question to a person, no write of the index just to make the next call faster. What a partial clone
        // lacks would be fetched by a program that the repository names: newer versions of git know how to leave it, and for all
        // others no protocol is allowed.
        var variables = ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL="]
        // Not by `-c`, for a name may have an equals sign.
        let known = settingsCount
        variables.append("GIT_CONFIG_COUNT=\(known + emptied.count)")
        for (index, name) in emptied.enumerated() {
            variables += ["GIT_CONFIG_KEY_\(known + index)=\(name)", "GIT_CONFIG_VALUE_\(known + index)="]
        }
        for name in passed + configuration { if let value = value(name) { variables.append("\(name)=\(value)") } }
        for name in passedPaths {
            guard let value = value(name), !value.isEmpty else { continue }
            variables.append("\(name)=\(value.hasPrefix("/") ? value : "\(AbsolutePath.currentFolder)/\(value)")")
        }
        return variables
    }

    /// Settings that are given in the environment, as CI servers do.
    private static var configuration: [String] {
        (0..<settingsCount).flatMap { ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"] }
    }

    private static var settingsCount: Int {
        guard let count = value("GIT_CONFIG_COUNT").flatMap(Int.init), count > 0, count <= 1000 else { return 0 }
        return count
    }

    private static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
