/// JSON with the line of each value, for messages. A comma before a closing bracket is let pass: merges leave it.
struct BaselineJSON {
    indirect enum Kind {
        case string(String)
        case integer(Int)
        case array([BaselineJSON])
        case object([String: BaselineJSON])
        /// Fractions, `true`, `false`, `null`: a baseline holds none.
        case other
    }

    struct Problem: Error {
        let line: Int
        let text: String
    }

    let kind: Kind
    /// 1-based, where the value starts.
    let line: Int

    static func parse(_ bytes: [UInt8]) throws(Problem) -> BaselineJSON {
        var reader = BaselineJSONReader(bytes: bytes)
        let value = try reader.value(depth: 0)
        guard reader.isAtEnd() else { throw reader.problem("there is more after its end") }
        return value
    }
}

private struct BaselineJSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    func problem(_ text: String) -> BaselineJSON.Problem {
        BaselineJSON.Problem(line: line, text: text)
    }

    mutating func isAtEnd() -> Bool {
        skipSpaces()
        return index == bytes.count
    }

    private mutating func skipSpaces() {
        while index < bytes.count, [32, 9, 10, 13].contains(bytes[index]) {
            if bytes[index] == 10 { line += 1 }
            index += 1
        }
    }

    private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        skipSpaces()
        guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
        index += 1
        return true
    }

    mutating func value(depth: Int) throws(BaselineJSON.Problem) -> BaselineJSON {
        skipSpaces()
        guard depth < 16 else { throw problem("it is nested too deeply") }
        let start = line
        if skip("{") { return BaselineJSON(kind: .object(try members(depth)), line: start) }
        if skip("[") { return BaselineJSON(kind: .array(try elements(depth)), line: start) }
        if skip("\"") { return BaselineJSON(kind: .string(try string()), line: start) }
        let word = bytes[index...].prefix { $0 > 32 && !",]}:\"{[".utf8.contains($0) }
        let text = String(decoding: word, as: UTF8.self)
        guard !word.isEmpty else { throw problem(index < bytes.count ? "a value is missing" : "it ends too early") }
        index += word.count
        if let number = Int(text) { return BaselineJSON(kind: .integer(number), line: start) }
        guard ["true", "false", "null"].contains(text) || Double(text) != nil else { throw problem("\(text) is no value") }
        return BaselineJSON(kind: .other, line: start)
    }

    private mutating func members(_ depth: Int) throws(BaselineJSON.Problem) -> [String: BaselineJSON] {
        var members: [String: BaselineJSON] = [:]
        while !skip("}") {
            guard skip("\"") else { throw problem(index < bytes.count ? "a name in quotes or } is missing" : "it ends too early") }
            let name = try string()
            guard members[name] == nil else { throw problem("\(name) stands here twice") }
            guard skip(":") else { throw problem("a colon is missing after \(name)") }
            members[name] = try value(depth: depth + 1)
            try skipComma(before: "}")
        }
        return members
    }

    private mutating func elements(_ depth: Int) throws(BaselineJSON.Problem) -> [BaselineJSON] {
        var elements: [BaselineJSON] = []
        while !skip("]") {
            elements.append(try value(depth: depth + 1))
            try skipComma(before: "]")
        }
        return elements
    }

    private mutating func skipComma(before end: Unicode.Scalar) throws(BaselineJSON.Problem) {
        // The line on which the comma should stand, not the next one.
        let here = line
        if skip(",") { return }
        guard index < bytes.count else { throw problem("it ends too early") }
        guard bytes[index] == UInt8(ascii: end) else {
            throw BaselineJSON.Problem(line: here, text: "a comma is missing at the end of the entry")
        }
    }

    /// Behind the opening quote.
    private mutating func string() throws(BaselineJSON.Problem) -> String {
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
            case 0..<0x20: throw problem("a string does not end on its line")
            default: text.append(byte)
            }
        }
        throw problem("a string does not end")
    }

    private mutating func escape() throws(BaselineJSON.Problem) -> Unicode.Scalar {
        let escapes: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{c}",
            UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        guard index < bytes.count else { throw problem("a string does not end") }
        let byte = bytes[index]
        index += 1
        if let scalar = escapes[byte] { return scalar }
        guard byte == UInt8(ascii: "u"), let first = hexadecimal() else { throw problem("a backslash in a string means nothing here") }
        if let scalar = Unicode.Scalar(first) { return scalar }
        // Two halves of a character beyond the basic plane.
        guard first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
        index += 2
        guard let second = hexadecimal(), (0xDC00...0xDFFF).contains(second) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal() -> UInt32? {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
        index += 4
        return value
    }
}
