/// A repository, as far as a run asks it what has changed.
package struct GitRepository {
    /// The folder of its working tree, absolute.
    let root: String
    private let git: Git
    private let isShallow: Bool

    /// Source files alone: large other files are none of our business.
    private static let sources = ["*.swift", "*.[mM][dD]", "*.markdown"]
    private static let diff = [
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
        let outcome = try Git(folder: asked).run(["rev-parse", "--show-toplevel", "--is-shallow-repository"])
        guard outcome.status == 0 else { throw GitRepository.failure(outcome.errors, folder: first.isEmpty ? "." : first) }
        // The name of a folder may hold anything, line feeds too.
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 3 else { throw .failed("rev-parse gave no working tree") }
        root = canonical.folder(lines.dropLast(2).joined(separator: "\n"))
        isShallow = lines[lines.count - 2] == "true"
        git = try Git(folder: root).withoutFilters()
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
        let diff = try git.output(GitRepository.diff + ["--end-of-options", base, "--"] + GitRepository.sources)
        var changes = DiffReader.changes(in: diff)
        let untracked = try git.output(["ls-files", "--others", "--exclude-standard", "-z", "--"] + GitRepository.sources)
        for path in untracked.split(separator: 0) { changes[String(decoding: path, as: UTF8.self)] = .all }
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

    private func changedLines(_ changes: [String: LineChanges]) -> ChangedLines {
        ChangedLines(files: Dictionary(changes.map { (CanonicalPaths.joined(root, $0), $1) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension GitRepository {
    /// What a commit would hold now.
    package struct Staged: Sendable {
        package let changes: ChangedLines
        /// What the files that differ from the working tree hold in the index, by absolute path; nothing for files that are
        /// not in the index at all.
        let contents: [String: [UInt8]]
        /// Those of `contents` that are not in the working tree.
        let missing: Set<String>
    }

    /// What is staged, and what the index holds where the working tree has gone on.
    package func staged() throws(GitError) -> Staged {
        let changes = DiffReader.changes(in: try git.output(GitRepository.diff + ["--cached", "--"] + GitRepository.sources))
        let status = try git.output(
            ["status", "--porcelain=v2", "-z", "--untracked-files=all", "--ignore-submodules=all", "--no-renames", "--"]
                + GitRepository.sources)
        let entries = status.split(separator: 0).compactMap { StatusEntry($0) }
        let stored = entries.filter { $0.blob != nil }
        let blobs = try contents(of: stored.compactMap(\.blob))
        var contents: [String: [UInt8]] = [:]
        for entry in entries where entry.blob == nil { contents[CanonicalPaths.joined(root, entry.path)] = [] }
        for (entry, blob) in zip(stored, blobs) { contents[CanonicalPaths.joined(root, entry.path)] = blob }
        let missing = stored.filter(\.isMissing).map { CanonicalPaths.joined(root, $0.path) }
        return Staged(changes: changedLines(changes), contents: contents, missing: Set(missing))
    }

    /// The content of each blob, in one call.
    private func contents(of blobs: [String]) throws(GitError) -> [[UInt8]] {
        guard !blobs.isEmpty else { return [] }
        let output = try git.output(["cat-file", "--batch"], input: Array(blobs.map { $0 + "\n" }.joined().utf8))
        var contents: [[UInt8]] = []
        var rest = output[...]
        for blob in blobs {
            let header = rest.prefix { $0 != UInt8(ascii: "\n") }
            let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, words[1] == "blob", let size = Int(words[2]), rest.count > header.count + size else {
                throw .failed("cat-file gave no content for \(blob)")
            }
            rest = rest.dropFirst(header.count + 1)
            contents.append(Array(rest.prefix(size)))
            rest = rest.dropFirst(size + 1)
        }
        return contents
    }
}

/// A line of `git status --porcelain=v2 -z` about a file of which index and working tree are not the same.
private struct StatusEntry {
    /// From the root of the repository.
    let path: String
    /// The index's content; nil for a file that the index does not hold.
    let blob: String?
    /// Whether it is not in the working tree.
    let isMissing: Bool

    init?(_ line: ArraySlice<UInt8>) {
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("? ") {
            (path, blob, isMissing) = (String(text.dropFirst(2)), nil, false)
            return
        }
        // `1 XY sub mH mI mW hH hI path`; a conflict (`u`) has no one content.
        let fields = text.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: false)
        guard fields.count == 9, fields[0] == "1", let state = fields[1].last, state != ".", fields[4].hasPrefix("100") || state == "A"
        else { return nil }
        path = String(fields[8])
        // Added with --intent-to-add: nothing is in the index yet.
        blob = state == "A" ? nil : String(fields[7])
        isMissing = state == "D"
    }
}

extension GitRepository.Staged {
    /// Makes a run read what is staged.
    package func apply(to input: inout Linter.Input) {
        var canonical = CanonicalPaths()
        let spelled = SpelledPaths(input.paths, &canonical)
        for (path, bytes) in contents {
            for spelling in spelled.spellings(of: path) {
                input.changedTexts[spelling] = bytes
                if missing.contains(path) { input.addedPaths.append(spelling) }
            }
        }
    }
}
