import SwiftTree

/// The fenced code blocks of a Markdown text, as CommonMark reads them: also inside block quotes and lists, and not inside
/// of HTML comments or indented code.
struct MarkdownScanner {
    /// A fenced block.
    struct Fence: Equatable {
        /// What stands behind the opening fence, trimmed.
        let info: String
        /// The code of each line with its line end, without the marks of the quotes and lists around it.
        var lines: [ByteRange]
    }

    private struct OpenFence {
        let mark: UInt8
        let length: Int
        /// How many quotes and list items it stands in.
        let depth: Int
        var fence: Fence
    }

    private enum Container {
        case quote
        /// A list item whose content is indented by so many columns. One that is still empty ends at an empty line.
        case item(indent: Int, isEmpty: Bool)
    }

    private(set) var fences: [Fence] = []
    private let bytes: [UInt8]
    private var containers: [Container] = []
    private var open: OpenFence?
    /// Whether the line before was text, which goes on even where the next line leaves the marks of quotes and lists out.
    private var isInParagraph = false
    /// What ends the HTML that is open, in lower case.
    private var htmlEnd: [UInt8]?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
            var next = min(end + 1, bytes.count)
            if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\r"), bytes[end + 1] == UInt8(ascii: "\n") { next += 1 }
            readLine(ByteRange(start, end), next: next)
            start = next
        }
        close()
    }

    private mutating func close() {
        if let open { fences.append(open.fence) }
        open = nil
    }

    private mutating func readLine(_ line: ByteRange, next: Int) {
        var cursor = MarkdownCursor(bytes: bytes, index: line.start, end: line.end)
        let matched = match(&cursor)
        if let fence = open {
            if matched == fence.depth {
                if cursor.isClosing(mark: fence.mark, length: fence.length) { return close() }
                open?.fence.lines.append(ByteRange(cursor.index, next))
                return
            }
            // The quote or the list around it has ended.
            close()
        }
        if isInParagraph, matched < containers.count, htmlEnd == nil, cursor.continuesParagraph { return }
        containers.removeSubrange(matched...)
        if let end = htmlEnd {
            if cursor.holds(end) { htmlEnd = nil }
            return
        }
        openContainers(&cursor)
        defer { isInParagraph = open == nil && htmlEnd == nil && (isInParagraph ? cursor.continuesParagraph : cursor.startsParagraph) }
        guard cursor.indent < 4 else { return }
        if let (mark, length, info) = cursor.fence() {
            open = OpenFence(mark: mark, length: length, depth: containers.count, fence: Fence(info: info, lines: []))
        } else if let end = cursor.htmlEnd() {
            htmlEnd = end
        }
    }

    /// How many of the open quotes and list items go on in this line; the cursor is behind their marks.
    private mutating func match(_ cursor: inout MarkdownCursor) -> Int {
        var matched = 0
        for container in containers {
            switch container {
            case .quote: guard cursor.skipQuoteMark() else { return matched }
            case .item(let indent, let isEmpty):
                guard cursor.isBlank ? !isEmpty : cursor.skipColumns(indent) else { return matched }
                containers[matched] = .item(indent: indent, isEmpty: isEmpty && cursor.isBlank)
            }
            matched += 1
        }
        return matched
    }

    private mutating func openContainers(_ cursor: inout MarkdownCursor) {
        while true {
            if cursor.skipQuoteMark() {
                containers.append(.quote)
            } else if let indent = cursor.skipListMark() {
                containers.append(.item(indent: indent, isEmpty: cursor.isBlank))
            } else {
                return
            }
        }
    }
}

/// A place in a line of Markdown. Tabs reach to the next multiple of four columns.
struct MarkdownCursor {
    let bytes: [UInt8]
    private(set) var index: Int
    let end: Int
    private var column = 0
    /// Columns of a tab before `index` that are still to be passed.
    private var pending = 0

    init(bytes: [UInt8], index: Int, end: Int) {
        self.bytes = bytes
        self.index = index
        self.end = end
    }

    private var rest: ArraySlice<UInt8> { bytes[index..<end] }

    var isBlank: Bool { rest.allSatisfy { $0 == 32 || $0 == 9 } }

    /// The columns of white space before the next character.
    var indent: Int {
        var (width, place) = (pending, column + pending)
        for byte in rest {
            guard byte == 32 || byte == 9 else { break }
            let step = byte == 9 ? 4 - place % 4 : 1
            width += step
            place += step
        }
        return width
    }

    /// Passes `count` columns of white space; false, and nothing passed, where there are fewer.
    mutating func skipColumns(_ count: Int) -> Bool {
        guard indent >= count else { return false }
        var left = count
        while left > 0 {
            if pending == 0 {
                pending = bytes[index] == 9 ? 4 - column % 4 : 1
                index += 1
            }
            let step = min(pending, left)
            pending -= step
            column += step
            left -= step
        }
        return true
    }

    private mutating func skip(_ count: Int) {
        index += count
        column += count
    }

    mutating func skipQuoteMark() -> Bool {
        var ahead = self
        guard ahead.indent < 4, ahead.skipColumns(ahead.indent), ahead.rest.first == UInt8(ascii: ">") else { return false }
        ahead.skip(1)
        _ = ahead.skipColumns(1)
        self = ahead
        return true
    }

    /// Passes `-`, `1.` and the like; how far the item's content is indented, from where the cursor was.
    mutating func skipListMark() -> Int? {
        var ahead = self
        let before = ahead.indent
        guard before < 4, ahead.skipColumns(before), let width = ahead.listMarkWidth, !MarkdownCursor.isThematicBreak(ahead.rest) else {
            return nil
        }
        ahead.skip(width)
        let after = ahead.isBlank ? 1 : ahead.indent
        guard ahead.isBlank || after > 0 else { return nil }
        // Code that is indented within the item starts after one column.
        let space = after > 4 ? 1 : after
        if !ahead.isBlank { _ = ahead.skipColumns(space) }
        self = ahead
        return before + width + space
    }

    private var listMarkWidth: Int? {
        guard let first = rest.first else { return nil }
        if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) { return 1 }
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        guard (1...9).contains(digits), let sign = rest.dropFirst(digits).first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")")
        else { return nil }
        return digits + 1
    }

    /// `---` and `* * *` are lines, not lists.
    private static func isThematicBreak(_ text: ArraySlice<UInt8>) -> Bool {
        let marks = text.filter { $0 != 32 && $0 != 9 }
        guard marks.count >= 3, let first = marks.first, "-*_".utf8.contains(first) else { return false }
        return marks.allSatisfy { $0 == first }
    }

    /// Whether this is text, and neither empty nor the start of something else.
    var continuesParagraph: Bool {
        if isBlank { return false }
        if indent >= 4 { return true }
        var ahead = self
        if ahead.skipQuoteMark() || ahead.skipListMark() != nil || fence() != nil || htmlEnd() != nil { return false }
        let text = rest.drop { $0 == 32 || $0 == 9 }
        let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
        let isHeading = (1...6).contains(hashes) && [32, 9, nil].contains(text.dropFirst(hashes).first)
        return !isHeading && !MarkdownCursor.isThematicBreak(text)
    }

    /// The same where no text came before: there, an indented line is code.
    var startsParagraph: Bool { indent < 4 && continuesParagraph }

    /// The fence that opens here: its mark, its length and the text behind it.
    func fence() -> (mark: UInt8, length: Int, info: String)? {
        let text = rest.drop { $0 == 32 || $0 == 9 }
        guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = text.prefix { $0 == mark }.count
        let info = text.dropFirst(length)
        // Else it is code within a line.
        guard length >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return nil }
        let trimmed = info.drop { $0 == 32 || $0 == 9 }.reversed().drop { $0 == 32 || $0 == 9 }.reversed()
        return (mark, length, String(decoding: Array(trimmed), as: UTF8.self))
    }

    func isClosing(mark: UInt8, length: Int) -> Bool {
        guard indent < 4 else { return false }
        let text = rest.drop { $0 == 32 || $0 == 9 }
        let count = text.prefix { $0 == mark }.count
        return count >= length && text.dropFirst(count).allSatisfy { $0 == 32 || $0 == 9 }
    }

    /// For HTML that starts here and does not end at an empty line: what ends it.
    func htmlEnd() -> [UInt8]? {
        let text = lowercased(rest.drop { $0 == 32 || $0 == 9 })
        let kinds = [("<!--", "-->"), ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"), ("<textarea", "</textarea>")]
        guard let kind = kinds.first(where: { text.starts(with: $0.0.utf8) }) else { return nil }
        let end = Array(kind.1.utf8)
        return MarkdownCursor.holds(text.dropFirst(kind.0.utf8.count), end) ? nil : end
    }

    func holds(_ word: [UInt8]) -> Bool {
        MarkdownCursor.holds(lowercased(rest), word)
    }

    private func lowercased(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }[...]
    }

    private static func holds(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
        text.indices.contains { text[$0...].starts(with: word) }
    }
}
