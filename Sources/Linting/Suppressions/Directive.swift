import SwiftTree

/// One `seamlint:` comment.
struct Directive: Sendable {
    enum Action: Sendable, Equatable {
        case disable(Reach)
        case enable
    }

    enum Reach: String, Sendable, CaseIterable {
        /// To the matching `enable`, or the end of the file.
        case onwards = ""
        case this, next, previous, file
    }

    /// A rule's name and where it is written.
    struct Name: Sendable {
        let text: String
        let range: ByteRange
    }

    /// From `seamlint:` to the last name.
    let range: ByteRange
    let action: Action
    let names: [Name]

    /// What is wrong with a `seamlint:` comment.
    enum Mistake: Error {
        case unknownAction(String, ByteRange)
    }

    static let marker = "seamlint:"
    private static let markerBytes = Array(marker.utf8)

    /// The directive in a comment; nil where it holds none.
    init?(comment: ByteRange, in bytes: [UInt8]) throws(Mistake) {
        guard let start = Directive.markerOffset(in: bytes[comment.start..<comment.end]) else { return nil }
        var cursor = start + Directive.markerBytes.count
        let actionStart = cursor
        while cursor < comment.end, SourceBytes.isIdentifier(bytes[cursor]) || bytes[cursor] == UInt8(ascii: ":") { cursor += 1 }
        let word = String(decoding: bytes[actionStart..<cursor], as: UTF8.self)
        // A sentence that speaks of "seamlint: the tool".
        guard !word.isEmpty else { return nil }
        guard let action = Directive.action(word) else {
            throw .unknownAction(word, ByteRange(start, cursor))
        }
        names = Directive.names(in: bytes[cursor..<comment.end])
        range = ByteRange(start, names.last?.range.end ?? cursor)
        self.action = action
    }

    /// The names of actions, for messages.
    static let actions = ["disable", "enable"] + Reach.allCases.filter { $0 != .onwards }.map { "disable:\($0.rawValue)" }

    private static func action(_ word: String) -> Action? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("enable", 1): return .enable
        case ("disable", 1): return .disable(.onwards)
        case ("disable", 2): return parts[1].isEmpty ? nil : Reach(rawValue: String(parts[1])).map(Action.disable)
        default: return nil
        }
    }

    /// Anywhere in the comment, but not within a word or behind a backtick, as documentation would write it.
    private static func markerOffset(in comment: ArraySlice<UInt8>) -> Int? {
        var rest = comment
        while let offset = rest.firstIndex(of: markerBytes[0]) {
            rest = comment[offset...]
            let before = offset > comment.startIndex ? comment[offset - 1] : 0
            if rest.starts(with: markerBytes), !SourceBytes.isIdentifier(before), before != UInt8(ascii: "`") { return offset }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Names are parted by spaces or commas; a lone dash starts the reason.
    private static func names(in bytes: ArraySlice<UInt8>) -> [Name] {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        var names: [Name] = []
        for word in line.split(whereSeparator: isSeparator) {
            let text = String(decoding: word, as: UTF8.self)
            if ["-", "--", "–", "—", "*/", "//"].contains(text) { break }
            names.append(
                Name(text: text.hasSuffix("*/") ? String(text.dropLast(2)) : text, range: ByteRange(word.startIndex, word.endIndex)))
        }
        return names
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte <= UInt8(ascii: " ")
    }
}
