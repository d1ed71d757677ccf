import Linting
import Reporting
import SwiftTree

/// How positions in a line are counted.
enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// UTF-8 where the client offers it: there is nothing to convert then.
    init(offered: [String]) {
        self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
    }

    func position(at offset: Int, in source: SourceText) -> TextPosition {
        let position = source.position(at: offset)
        return TextPosition(line: position.line - 1, character: (self == .utf8 ? position.column : position.utf16Column) - 1)
    }

    /// The byte offset of a position. One beyond the end of its line is the line's end, one beyond the last line the text's;
    /// one within a character is the character's start.
    func offset(of position: TextPosition, in source: SourceText) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < source.lineCount, let line = source.lineRange(position.line + 1) else { return source.bytes.count }
        var left = position.character
        var offset = line.start
        while offset < line.end, left > 0 {
            let length = PositionEncoding.length(of: source.bytes[offset])
            let units = self == .utf8 ? length : (length == 4 ? 2 : 1)
            guard units <= left else { break }
            left -= units
            offset += length
        }
        return min(offset, line.end)
    }

    /// Of the character that starts with a byte.
    private static func length(of byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}

/// A place in a document as the protocol counts: both from 0, the second in units of the `PositionEncoding`.
struct TextPosition: Equatable, Sendable {
    let line: Int
    let character: Int

    init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    init?(_ node: JSONNode?) {
        guard let line = node?["line"]?.integer, let character = node?["character"]?.integer else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue {
        .object([("line", .integer(line)), ("character", .integer(character))])
    }
}

/// From one place to another.
struct TextRange: Equatable, Sendable {
    let start: TextPosition
    let end: TextPosition

    init(start: TextPosition, end: TextPosition) {
        self.start = start
        self.end = end
    }

    init?(_ node: JSONNode?) {
        guard let start = TextPosition(node?["start"]), let end = TextPosition(node?["end"]) else { return nil }
        self.init(start: start, end: end)
    }

    var json: JSONValue {
        .object([("start", start.json), ("end", end.json)])
    }
}
