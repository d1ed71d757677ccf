/// The bytes of one source file and the positions in them. Offsets are 0-based and count UTF-8 code units.
public struct SourceText: Sendable {
    /// UTF-8 code units, without a byte order mark.
    public let bytes: [UInt8]
    /// The offset at which each line starts; never empty.
    private let lineStarts: [UInt32]

    /// - Parameter bytes: the file's content, UTF-8, without a byte order mark, below 4 GB.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = Self.lineStarts(in: bytes)
    }

    /// - Parameter content: the file's content, UTF-8; a byte order mark in front is left out, so that offsets count from after it.
    public init(strippingByteOrderMark content: [UInt8]) {
        let hasMark = content.starts(with: [0xEF, 0xBB, 0xBF])
        self.init(bytes: hasMark ? Array(content.dropFirst(3)) : content)
    }

    /// The text in `range` (byte offsets); bytes that are not UTF-8 become U+FFFD.
    public func string(in range: ByteRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    /// How many lines there are. A line end as the last byte starts another, empty line.
    public var lineCount: Int {
        lineStarts.count
    }

    /// The position of a byte offset; an offset beyond the end is taken as the end.
    public func position(at offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let index = lineIndex(at: offset)
        let start = Int(lineStarts[index])
        var utf16 = 0
        for byte in bytes[start..<offset] {
            if byte & 0b1100_0000 != 0b1000_0000 { utf16 += 1 }
            // Outside the basic plane: a surrogate pair.
            if byte >= 0b1111_0000 { utf16 += 1 }
        }
        return Position(line: index + 1, column: offset - start + 1, utf16Column: utf16 + 1)
    }

    /// The byte offset of a position given by line and UTF-8 column (both 1-based); nil where there is no such place.
    public func offset(line: Int, column: Int) -> Int? {
        guard column >= 1, let range = lineRange(line) else { return nil }
        let offset = range.start + column - 1
        return offset <= range.end ? offset : nil
    }

    /// The byte range of a line (1-based), without its line end; nil where there is no such line.
    public func lineRange(_ line: Int) -> ByteRange? {
        guard line >= 1, line <= lineStarts.count else { return nil }
        let start = Int(lineStarts[line - 1])
        guard line < lineStarts.count else { return ByteRange(start, bytes.count) }
        var end = Int(lineStarts[line]) - 1
        if end > start, bytes[end] == Self.lineFeed, bytes[end - 1] == Self.carriageReturn { end -= 1 }
        return ByteRange(start, end)
    }

    /// The text of a line (1-based), without its line end; nil where there is no such line.
    public func lineText(_ line: Int) -> String? {
        lineRange(line).map(string(in:))
    }

    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                guard byte <= carriageReturn, byte == lineFeed || byte == carriageReturn else { continue }
                // CR LF is one line end.
                if byte == carriageReturn, index < buffer.count, buffer[index] == lineFeed { index += 1 }
                starts.append(UInt32(index))
            }
        }
        return starts
    }
}
