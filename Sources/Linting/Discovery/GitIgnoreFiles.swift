/// The files of a repository that say what Git ignores.
struct GitIgnoreFiles: Sendable {
    static let marker = ".git"
    static let name = ".gitignore"

    /// Absolute, without a trailing slash unless it is the root of the file system.
    let root: String

    /// The innermost repository that holds a folder; nil where none does.
    init?(around folder: String) {
        var candidate: String? = folder
        while let current = candidate {
            if access(AbsolutePath.asFolder(current) + GitIgnoreFiles.marker, F_OK) == 0 {
                root = current
                return
            }
            candidate = AbsolutePath.parent(of: current)
        }
        return nil
    }

    init(root: String) {
        self.root = root
    }

    /// What holds in `folder`, which lies in the repository, but for its own `.gitignore`.
    func scope(above folder: String, _ reader: FileReader) -> IgnoreScope? {
        var scope = GitIgnoreFiles.scope(at: excludeFile(reader), for: root, parent: nil, reader)
        var folders: [String] = []
        var current = folder
        while current != root, let parent = AbsolutePath.parent(of: current) {
            folders.append(parent)
            current = parent
        }
        for folder in folders.reversed() {
            scope = GitIgnoreFiles.scope(inFolder: folder, parent: scope, reader)
        }
        return scope
    }

    /// `parent`, with the folder's own `.gitignore` where it has one.
    static func scope(inFolder folder: String, parent: IgnoreScope?, _ reader: FileReader) -> IgnoreScope? {
        scope(at: AbsolutePath.asFolder(folder) + name, for: folder, parent: parent, reader, followsLinks: false)
    }

    /// Git reads no `.gitignore` through a link, and one that cannot be read it takes for empty.
    private static func scope(
        at path: String, for folder: String, parent: IgnoreScope?, _ reader: FileReader, followsLinks: Bool = true
    ) -> IgnoreScope? {
        guard let bytes = try? reader.readAsIs(path, followsLinks: followsLinks) else { return parent }
        let patterns = GitIgnorePattern.patterns(in: bytes)
        return patterns.isEmpty ? parent : IgnoreScope(patterns: patterns, folder: AbsolutePath.asFolder(folder), parent: parent)
    }

    /// In a linked worktree or a submodule `.git` is a file that tells where the rest is (gitrepository-layout(5)).
    private func excludeFile(_ reader: FileReader) -> String {
        var folder = AbsolutePath.asFolder(root) + GitIgnoreFiles.marker
        if let link = GitIgnoreFiles.firstLine(of: folder, reader), link.hasPrefix("gitdir: ") {
            folder = AbsolutePath.joined(root, String(link.dropFirst("gitdir: ".count)))
            if let common = GitIgnoreFiles.firstLine(of: folder + "/commondir", reader) { folder = AbsolutePath.joined(folder, common) }
        }
        return folder + "/info/exclude"
    }

    private static func firstLine(of path: String, _ reader: FileReader) -> String? {
        guard let bytes = try? reader.readAsIs(path) else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}
