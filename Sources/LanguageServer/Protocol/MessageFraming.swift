/// Parts a stream of bytes into the messages of the language server protocol: a header with `Content-Length`, an empty line,
/// and so many bytes.
///
/// What cannot be a message is skipped up to the next header, so that one mistake does not cost the connection.
struct MessageFraming {
    /// What the stream gave next.
    enum Piece: Equatable {
        /// The content of one message.
        case content([UInt8])
        /// What was wrong with bytes that have been skipped.
        case mistake(String)
    }

    /// No document that is linted comes near it.
    static let contentLimit = 64 << 20
    /// A header holds two short fields.
    static let headerLimit = 4 << 10

    private var buffer: [UInt8] = []
    /// Where in `buffer` the next message starts.
    private var start = 0
    /// How many bytes of a message that is too large are still to come.
    private var skipping = 0
    /// The length that the header told; nil while there is no whole header.
    private var length: Int?
    /// Whether what stands at `start` is no header, which has been told: the next one has to be looked for.
    private var isLost = false

    /// Takes the next bytes of the stream.
    mutating func append(_ bytes: some Collection<UInt8>) {
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes
    }

    /// The next piece; nil where more bytes are needed.
    mutating func next() -> Piece? {
        skip()
        guard skipping == 0 else { return nil }
        if length == nil {
            guard !isLost || findsHeader() else { return nil }
            guard let header = nextHeader() else { return lost() }
            start = header.end
            guard let told = MessageFraming.contentLength(buffer[header.content]) else {
                isLost = true
                return .mistake("a message without Content-Length was skipped")
            }
            isLost = false
            guard told <= MessageFraming.contentLimit else {
                skipping = told
                skip()
                return .mistake("a message of \(told) bytes was skipped; the limit is \(MessageFraming.contentLimit)")
            }
            length = told
        }
        guard let length, buffer.count - start >= length else { return nil }
        let content = Array(buffer[start..<(start + length)])
        start += length
        self.length = nil
        return .content(content)
    }

    private mutating func skip() {
        let count = min(skipping, buffer.count - start)
        start += count
        skipping -= count
    }

    /// The lines up to an empty one, and where what follows starts.
    private func nextHeader() -> (content: Range<Int>, end: Int)? {
        var lineStart = start
        var index = start
        while index < buffer.count, index - start <= MessageFraming.headerLimit {
            defer { index += 1 }
            guard buffer[index] == UInt8(ascii: "\n") else { continue }
            let isEmpty = index == lineStart || (index == lineStart + 1 && buffer[lineStart] == UInt8(ascii: "\r"))
            if isEmpty { return (start..<lineStart, index + 1) }
            lineStart = index + 1
        }
        return nil
    }

    /// What stands here is too long to be a header.
    private mutating func lost() -> Piece? {
        guard buffer.count - start > MessageFraming.headerLimit else { return nil }
        start += 1
        isLost = true
        return .mistake("what is no message was skipped")
    }

    /// Goes on where the next header may start; whether there is one.
    private mutating func findsHeader() -> Bool {
        let name = MessageFraming.lengthName
        let found = (start..<max(start, buffer.count - name.count + 1)).first { index in
            zip(buffer[index..<(index + name.count)], name).allSatisfy { $0 | 0x20 == $1 }
        }
        // The name itself may be cut in two.
        start = found ?? max(start, buffer.count - name.count + 1)
        return found != nil
    }

    private static let lengthName = Array("content-length".utf8)

    private static func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
        for line in header.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard parts.count == 2, parts[0].map({ $0 | 0x20 }) == lengthName else { continue }
            let digits = parts[1].filter { $0 > UInt8(ascii: " ") }
            guard !digits.isEmpty, digits.count < 19, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
            return Int(String(decoding: digits, as: UTF8.self))
        }
        return nil
    }

    /// A message as it goes over the wire.
    static func framed(_ content: String) -> [UInt8] {
        Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8)
    }
}
