/// A file name pattern of the options and the configuration: as in `.gitignore`, and `{a,b}` for either.
///
/// A pattern without a slash matches any component of a path; one with a slash matches from the start of the path; one that
/// ends with a slash matches folders alone. What lies below a matched folder is matched too.
package struct Glob: Sendable {
    private let alternatives: [WildcardPattern]
    private let isAnchored: Bool
    private let isForFoldersOnly: Bool

    package init(_ pattern: String) {
        var bytes = Array(pattern.utf8)
        isForFoldersOnly = bytes.last == UInt8(ascii: "/")
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        while bytes.starts(with: "./".utf8) { bytes.removeFirst(2) }
        isAnchored = bytes.contains(UInt8(ascii: "/"))
        if bytes.count > 1, bytes.first == UInt8(ascii: "/") { bytes.removeFirst() }
        alternatives = (Glob.expanded(bytes[...]) ?? []).compactMap { WildcardPattern($0[...], countsCharacters: true) }
    }

    /// What is wrong with a pattern, which then matches nothing; nil for a good one.
    package static func mistake(in pattern: String) -> String? {
        if pattern.split(separator: "/").allSatisfy({ $0 == "." }) { return "the pattern names nothing" }
        if pattern.hasPrefix("!") { return "a pattern cannot be negated; put a backslash before a ! that is part of the name" }
        guard let alternatives = expanded(Array(pattern.utf8)[...]) else { return "the pattern has a brace without its other half" }
        let isGood = alternatives.allSatisfy { WildcardPattern($0[...]) != nil }
        return isGood ? nil : "the pattern has a bracket that is not closed, or a backslash at its end"
    }

    /// Whether the path itself matches; its parents are the caller's to ask for.
    func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
        guard isFolder || !isForFoldersOnly else { return false }
        var subject = path
        if !isAnchored, let slash = path.lastIndex(of: UInt8(ascii: "/")) { subject = path[(slash + 1)...] }
        return alternatives.contains { $0.matches(subject) }
    }

    /// Whether the file or a folder above it matches.
    func covers(_ file: ArraySlice<UInt8>) -> Bool {
        matches(file, isFolder: false)
            || file.indices.contains { file[$0] == UInt8(ascii: "/") && matches(file[..<$0], isFolder: true) }
    }

    /// A pattern for each way through the braces; nil where one is not closed.
    private static func expanded(_ pattern: ArraySlice<UInt8>) -> [[UInt8]]? {
        var index = pattern.startIndex
        while index < pattern.endIndex, pattern[index] != UInt8(ascii: "{") {
            if pattern[index] == UInt8(ascii: "}") { return nil }
            index += pattern[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < pattern.endIndex else { return [Array(pattern)] }
        guard let (choices, end) = choices(in: pattern, at: index), let rests = expanded(pattern[end...]) else { return nil }
        let head = Array(pattern[..<index])
        let middles = choices.compactMap(expanded)
        guard middles.count == choices.count else { return nil }
        return middles.joined().flatMap { middle in rests.map { head + middle + $0 } }
    }

    /// The parts between the braces and commas of the group that opens at `open`, and where it ends.
    private static func choices(in pattern: ArraySlice<UInt8>, at open: Int) -> ([ArraySlice<UInt8>], end: Int)? {
        var choices: [ArraySlice<UInt8>] = []
        var (depth, start, index) = (0, open + 1, open)
        while index < pattern.endIndex {
            switch pattern[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return (choices + [pattern[start..<index]], index + 1) }
            case UInt8(ascii: ",") where depth == 1:
                choices.append(pattern[start..<index])
                start = index + 1
            default: break
            }
            index += 1
        }
        return nil
    }
}
