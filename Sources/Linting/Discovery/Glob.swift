/// A file name pattern: `*`, `?`, `[a-z]`, `[!a-z]` within one path component, `**` across them, `{a,b}`.
///
/// A pattern without a slash matches any component of a path, as in `.gitignore`; one with a slash matches from the
/// start of the path. What lies below a matched folder is matched too.
package struct Glob: Sendable {
    private let alternatives: [[UInt8]]
    private let isAnchored: Bool

    package init(_ pattern: String) {
        var bytes = Array(pattern.utf8)
        while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        if bytes.starts(with: "./".utf8) { bytes.removeFirst(2) }
        isAnchored = bytes.contains(UInt8(ascii: "/"))
        alternatives = Glob.expand(bytes)
    }

    /// Whether the path itself matches; its parents are the caller's to ask for.
    package func matches(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        let subject: ArraySlice<UInt8>
        if isAnchored {
            subject = bytes[...]
        } else {
            let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
            subject = slash.map { bytes[($0 + 1)...] } ?? bytes[...]
        }
        return alternatives.contains { Glob.match($0[...], subject) }
    }

    private static func expand(_ pattern: [UInt8]) -> [[UInt8]] {
        guard let open = pattern.firstIndex(of: UInt8(ascii: "{")),
            let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
        else { return [pattern] }
        return pattern[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .flatMap { expand(Array(pattern[..<open] + $0 + pattern[(close + 1)...])) }
    }

    private static func match(_ pattern: ArraySlice<UInt8>, _ subject: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return subject.isEmpty }
        switch first {
        case UInt8(ascii: "*"):
            return matchStar(pattern, subject)
        case UInt8(ascii: "?"):
            guard let byte = subject.first, byte != UInt8(ascii: "/") else { return false }
            let scalar = subject.dropFirst().drop { $0 & 0xC0 == 0x80 }
            return match(pattern.dropFirst(), scalar)
        case UInt8(ascii: "["):
            guard let close = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: "]")), let byte = subject.first,
                isMember(byte, of: pattern[(pattern.startIndex + 1)..<close])
            else { return false }
            return match(pattern[(close + 1)...], subject.dropFirst())
        default:
            return first == subject.first && match(pattern.dropFirst(), subject.dropFirst())
        }
    }

    private static func matchStar(_ pattern: ArraySlice<UInt8>, _ subject: ArraySlice<UInt8>) -> Bool {
        var rest = pattern.dropFirst()
        let crossesFolders = rest.first == UInt8(ascii: "*")
        if crossesFolders {
            rest = rest.dropFirst()
            // `**/x` matches `x` too.
            if rest.first == UInt8(ascii: "/"), match(rest.dropFirst(), subject) { return true }
        }
        var end = subject.startIndex
        while true {
            if match(rest, subject[end...]) { return true }
            guard end < subject.endIndex, crossesFolders || subject[end] != UInt8(ascii: "/") else { return false }
            end += 1
        }
    }

    private static func isMember(_ byte: UInt8, of set: ArraySlice<UInt8>) -> Bool {
        let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
        let members = Array(isNegated ? set.dropFirst() : set)
        var index = 0
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == UInt8(ascii: "-") {
                if members[index] <= byte, byte <= members[index + 2] { return !isNegated }
                index += 3
            } else {
                if members[index] == byte { return !isNegated }
                index += 1
            }
        }
        return isNegated && byte != UInt8(ascii: "/")
    }
}
