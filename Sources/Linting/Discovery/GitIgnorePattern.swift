/// One line of a `.gitignore`.
struct GitIgnorePattern: Sendable {
    /// Whether it takes back what earlier lines ignore.
    let isNegated: Bool
    private let isForFoldersOnly: Bool
    /// Whether it is about a whole path, not about a name anywhere.
    private let isAnchored: Bool
    private let pattern: WildcardPattern

    /// nil for an empty line, a comment, and a pattern that matches nothing.
    init?(line: ArraySlice<UInt8>) {
        var rest = GitIgnorePattern.withoutTrailingSpaces(line)
        guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
        isNegated = first == UInt8(ascii: "!")
        if isNegated { rest = rest.dropFirst() }
        isForFoldersOnly = rest.last == UInt8(ascii: "/")
        if isForFoldersOnly { rest = rest.dropLast() }
        isAnchored = rest.contains(UInt8(ascii: "/"))
        if isAnchored, rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        guard !rest.isEmpty, let pattern = WildcardPattern(rest) else { return nil }
        self.pattern = pattern
    }

    /// The patterns of a whole file.
    static func patterns(in file: UnsafeRawBufferPointer) -> [GitIgnorePattern] {
        file.split(separator: UInt8(ascii: "\n")).compactMap { line in
            GitIgnorePattern(line: Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)[...])
        }
    }

    /// - Parameters:
    ///   - path: from the folder of the `.gitignore`.
    ///   - name: the last component of `path`.
    func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        (isFolder || !isForFoldersOnly) && pattern.matches(isAnchored ? path : name)
    }

    /// A space that a backslash precedes stays.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            let isEscape = line[index] == UInt8(ascii: "\\")
            let isSpace = line[index] == UInt8(ascii: " ")
            index = min(index + (isEscape ? 2 : 1), line.endIndex)
            if !isSpace { end = index }
        }
        return line[..<end]
    }
}
