/// What a commit would hold now, as far as a run has to know: the index, which may differ from the working tree.
package struct StagedFiles: Sendable {
    package let changes: ChangedLines
    /// What the files that differ from the working tree hold in the index, by absolute path; nothing for files whose content
    /// is not in the index yet.
    fileprivate let contents: [String: [UInt8]]
    /// Those of `contents` that are not in the working tree.
    fileprivate let missing: Set<String>
    fileprivate let tracked: TrackedFiles

    /// Makes a run read what is staged, and that alone.
    package func apply(to input: inout Linter.Input) {
        var canonical = CanonicalPaths()
        let spelled = SpelledPaths(input.paths, &canonical)
        for (path, bytes) in contents {
            for spelling in spelled.spellings(of: path) {
                input.changedTexts[spelling] = bytes
                if missing.contains(path) { input.addedPaths.append(spelling) }
            }
        }
        input.tracked = tracked.placed(by: spelled)
    }
}

extension GitRepository {
    /// What is staged, and what the index holds where the working tree has gone on.
    ///
    /// Untracked files are not asked for: git would walk the working tree for them, as the run itself does anyway.
    package func staged() throws(GitError) -> StagedFiles {
        let answers = try git.outputs([
            GitRepository.diff + ["--cached", "--"] + GitRepository.sources,
            ["diff-files", "-z", "--ignore-submodules=all", "--"] + GitRepository.sources,
            ["ls-files", "--stage", "-z"],
        ])
        let entries = IndexDifference.all(in: answers[1])
        let stored = entries.filter { $0.blob != nil }
        let blobs = try contents(of: stored.compactMap(\.blob))
        var contents: [String: [UInt8]] = [:]
        for entry in entries where entry.blob == nil { contents[CanonicalPaths.joined(root, entry.path)] = [] }
        for (entry, blob) in zip(stored, blobs) { contents[CanonicalPaths.joined(root, entry.path)] = blob }
        let missing = stored.filter(\.isMissing).map { CanonicalPaths.joined(root, $0.path) }
        return StagedFiles(
            changes: changedLines(DiffReader.changes(in: answers[0])), contents: contents, missing: Set(missing),
            tracked: TrackedFiles(listing: answers[2], root: root))
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

/// An entry of `git diff-files -z`: a file of which index and working tree are not the same, or may not be.
private struct IndexDifference {
    /// From the root of the repository.
    let path: String
    /// The index's content; nil for a file that was added with `--intent-to-add`, of which nothing is in the index yet.
    let blob: String?
    /// Whether it is not in the working tree.
    let isMissing: Bool

    /// - Parameter output: for each entry `:mI mW hI hW state` and the path.
    static func all(in output: [UInt8]) -> [IndexDifference] {
        let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let pairs = stride(from: 0, to: fields.count - 1, by: 2).map { (words: fields[$0].split(separator: " "), path: fields[$0 + 1]) }
        // A conflict has no one content, though its sides may be told, too.
        let conflicts = Set(pairs.filter { $0.words.last == "U" }.map(\.path))
        return pairs.compactMap { words, path in
            guard words.count == 5, let state = words.last, !conflicts.contains(path), words[0].hasPrefix(":100") || state == "A" else {
                return nil
            }
            return IndexDifference(path: path, blob: state == "A" ? nil : String(words[2]), isMissing: state == "D")
        }
    }
}
