import SwiftTree

/// One `seamlint:` comment.
struct Directive: Sendable {
    enum Action: Sendable, Equatable {
        case disable(Reach)
        /// Takes it back for where it reaches; never for a whole file.
        case enable(Reach)
    }

    enum Reach: String, Sendable, CaseIterable {
        /// To the directive that takes it back, or the end of the file.
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
    /// Where its comment ends.
    let commentEnd: Int

    /// What is wrong with a `seamlint:` comment.
    enum Mistake: Error {
        case unknownAction(String, ByteRange)
    }

    static let marker = "seamlint:"
    private static let markerBytes = Array(marker.utf8)

    /// The directive in a comment; nil where it holds none.
    ///
    /// In `// …` it may follow other words. A block comment holds one only if it starts with it: else code that is commented
    /// out would bring its directives along. Documentation holds none.
    init?(_ comment: SourceLexer.Comment, in bytes: [UInt8]) throws(Mistake) {
        let (kind, comment) = (comment.kind, comment.range)
        guard kind != .documentation, let start = Directive.markerOffset(in: bytes[comment.start..<comment.end]) else { return nil }
        guard kind == .line || bytes[(comment.start + 2)..<start].allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return nil }
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
        commentEnd = comment.end
        self.action = action
    }

    /// The names of actions, for messages.
    static let actions =
        ["disable", "enable", "disable:file"]
        + [Reach.this, .next, .previous].flatMap { ["disable:\($0.rawValue)", "enable:\($0.rawValue)"] }

    private static func action(_ word: String) -> Action? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 1 || (parts.count == 2 && !parts[1].isEmpty),
            let reach = Reach(rawValue: parts.count == 1 ? "" : String(parts[1]))
        else { return nil }
        switch parts[0] {
        case "disable": return .disable(reach)
        case "enable" where reach != .file: return .enable(reach)
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
