/// The patterns of one ignore file, and those of the files that hold around it.
// A class: the folders below share it.
final class IgnoreScope: Sendable {
    private let parent: IgnoreScope?
    private let patterns: [GitIgnorePattern]
    /// The length of the path of its folder, trailing slash included.
    private let folderLength: Int

    /// - Parameter folder: absolute, with a trailing slash.
    init(patterns: [GitIgnorePattern], folder: String, parent: IgnoreScope?) {
        self.patterns = patterns
        folderLength = folder.utf8.count
        self.parent = parent
    }

    /// Whether the file or folder is ignored; folders above it are the caller's to ask for.
    ///
    /// - Parameter path: absolute, below the scope's folder.
    func ignores(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        let name = path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path
        var scope: IgnoreScope? = self
        // The innermost file that has something to say says it, with its last line.
        while let current = scope {
            let below = path.dropFirst(current.folderLength)
            if let match = current.patterns.last(where: { $0.matches(path: below, name: name, isFolder: isFolder) }) {
                return !match.isNegated
            }
            scope = current.parent
        }
        return false
    }
}
