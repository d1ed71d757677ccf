/// A repository, as far as a run asks it what has changed.
package struct GitRepository {
    /// The folder of its working tree, absolute.
    let root: String
    let git: Git
    private let isShallow: Bool

    /// Source files alone: large other files are none of our business.
    static let sources = ["*.swift", "*.[mM][dD]", "*.markdown"]
    static let diff = [
        "diff", "--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--unified=0", "--inter-hunk-context=0", "--text",
        "--find-renames", "--ignore-submodules=all", "--src-prefix=a/", "--dst-prefix=b/",
    ]

    /// The repository of the first of the paths that are linted.
    ///
    /// - Throws: where it lies in none, another path lies outside of it, or git is missing.
    package init(of paths: [String]) throws(GitError) {
        var canonical = CanonicalPaths()
        let given = paths.map { InputPath($0) }
        let folders = given.map { path in
            if case .folder = path.kind { return path.path }
            // The folder of a file that is only in the index may be gone, too.
            var folder = path.path
            repeat {
                folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? ""
            } while !folder.isEmpty && access(folder, F_OK) != 0
            return folder
        }
        let first = folders.first ?? ""
        // Where a hook is told its repository, the current folder is the root of it, and any other would be taken for that.
        let asked = getenv("GIT_DIR") == nil ? first : ""
        let git = Git(folder: asked)
        // The settings that the second asks for are the same at the root.
        let answers = try git.runAll([["rev-parse", "--show-toplevel", "--is-shallow-repository"], Git.filterNames])
        let outcome = answers[0]
        guard outcome.status == 0 else { throw GitRepository.failure(outcome.errors, folder: first.isEmpty ? "." : first) }
        // The name of a folder may hold anything, line feeds too.
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 3 else { throw .failed("rev-parse gave no working tree") }
        root = canonical.folder(lines.dropLast(2).joined(separator: "\n"))
        isShallow = lines[lines.count - 2] == "true"
        self.git = Git(folder: root).without(filters: answers[1].output)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        for folder in folders where !(canonical.folder(folder) + "/").hasPrefix(prefix) {
            throw .outside(path: folder.isEmpty ? "." : folder, repository: root)
        }
    }

    private static func failure(_ errors: [UInt8], folder: String) -> GitError {
        let text = Git.firstLine(errors)
        if text.hasPrefix("not a git repository") { return .notARepository(folder: folder) }
        if text.contains("must be run in a work tree") { return .noWorkingTree(folder: folder) }
        return .failed(text)
    }

    /// What has changed in the working tree since it went its own way from `reference`; files that git does not know yet
    /// are new.
    package func changes(since reference: String) throws(GitError) -> ChangedLines {
        let base = try base(reference)
        let answers = try git.outputs([
            GitRepository.diff + ["--end-of-options", base, "--"] + GitRepository.sources,
            ["ls-files", "--others", "--exclude-standard", "-z", "--"] + GitRepository.sources,
        ])
        var changes = DiffReader.changes(in: answers[0])
        for path in answers[1].split(separator: 0) { changes[String(decoding: path, as: UTF8.self)] = .all }
        return changedLines(changes)
    }

    /// The commit from which HEAD and `reference` both come; where they have none in common, `reference` itself.
    private func base(_ reference: String) throws(GitError) -> String {
        let outcome = try git.run(["merge-base", "--end-of-options", reference, "HEAD"])
        if outcome.status == 0 { return GitRepository.word(outcome.output) }
        let commit = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"])
        let name = GitRepository.word(commit.output)
        // `^main` is more than a commit.
        guard commit.status == 0, name.utf8.allSatisfy(SourceBytes.isIdentifier) else {
            throw .unknownReference(reference, isShallow: isShallow)
        }
        return name
    }

    private static func word(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }

    func changedLines(_ changes: [String: LineChanges]) -> ChangedLines {
        ChangedLines(files: Dictionary(changes.map { (CanonicalPaths.joined(root, $0), $1) }, uniquingKeysWith: { first, _ in first }))
    }
}
