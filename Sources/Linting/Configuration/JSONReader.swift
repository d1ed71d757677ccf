import SwiftTree

/// Reads JSON as people write it: comments of both kinds are spaces, and a comma may follow the last element.
package struct JSONReader {
    /// What is wrong with a text, and where: a byte offset.
    package struct Mistake: Error, Equatable {
        package let message: String
        package let offset: Int
    }

    /// Nothing that a person writes is nested deeper.
    static let depthLimit = 64

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private let replacesLoneSurrogates: Bool

    /// The value that `bytes` spell, with nothing but spaces and comments around it.
    ///
    /// - Parameter replacesLoneSurrogates: take an escape that is half of a pair as U+FFFD: programs that count in UTF-16 can
    ///   hold such halves, and mean no harm.
    package static func read(_ bytes: [UInt8], replacesLoneSurrogates: Bool = false) throws(Mistake) -> JSONNode {
        if let offset = bytes.withUnsafeBytes(UTF8Validation.firstInvalidOffset) {
            throw Mistake(message: "this is not UTF-8", offset: offset)
        }
        var reader = JSONReader(bytes: bytes, replacesLoneSurrogates: replacesLoneSurrogates)
        let node = try reader.readValue()
        try reader.skipSpace()
        guard reader.next == nil else { throw reader.unexpected("the end of the file") }
        return node
    }

    private init(bytes: [UInt8], replacesLoneSurrogates: Bool) {
        self.bytes = bytes
        self.replacesLoneSurrogates = replacesLoneSurrogates
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func readValue() throws(Mistake) -> JSONNode {
        try skipSpace()
        let start = index
        guard let first = next else { throw unexpected("a value") }
        let value: JSONNode.Value
        switch first {
        case UInt8(ascii: "{"): value = .object(try nested { (reader) throws(Mistake) in try reader.readMembers() })
        case UInt8(ascii: "["): value = .array(try nested { (reader) throws(Mistake) in try reader.readElements() })
        case UInt8(ascii: "\""): value = .string(try readString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try readNumber())
        default: value = try readWord()
        }
        return JSONNode(value: value, range: ByteRange(start, index))
    }

    private mutating func nested<Result>(_ read: (inout JSONReader) throws(Mistake) -> Result) throws(Mistake) -> Result {
        guard depth < JSONReader.depthLimit else { throw Mistake(message: "this is nested too deeply", offset: index) }
        depth += 1
        defer { depth -= 1 }
        index += 1
        return try read(&self)
    }

    private mutating func readMembers() throws(Mistake) -> [JSONMember] {
        var members: [JSONMember] = []
        while try !closes(with: "}", afterElement: !members.isEmpty) {
            let start = index
            guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes, or }") }
            let name = try readString()
            let range = ByteRange(start, index)
            try skipSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected("a colon after the key") }
            index += 1
            members.append(JSONMember(name: name, nameRange: range, value: try readValue()))
        }
        return members
    }

    private mutating func readElements() throws(Mistake) -> [JSONNode] {
        var elements: [JSONNode] = []
        while try !closes(with: "]", afterElement: !elements.isEmpty) { elements.append(try readValue()) }
        return elements
    }

    /// Steps over the comma between two elements, or over the closing bracket.
    private mutating func closes(with bracket: Unicode.Scalar, afterElement: Bool) throws(Mistake) -> Bool {
        let end = index
        try skipSpace()
        if afterElement, next != UInt8(ascii: bracket) {
            guard next == UInt8(ascii: ",") else {
                // It belongs on the line before, not where the next element stands.
                if next != nil, bytes[end..<index].contains(UInt8(ascii: "\n")) {
                    throw Mistake(message: "a comma is missing here", offset: end)
                }
                throw unexpected("a comma or \(bracket)")
            }
            index += 1
            try skipSpace()
        }
        guard next == UInt8(ascii: bracket) else { return false }
        index += 1
        return true
    }

    private mutating func readWord() throws(Mistake) -> JSONNode.Value {
        let start = index
        while let byte = next, SourceBytes.isIdentifier(byte) { index += 1 }
        switch String(decoding: bytes[start..<index], as: UTF8.self) {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case "":
            throw unexpected("a value")
        case let word: throw Mistake(message: "expected a value, found \(word); a text stands in quotes", offset: start)
        }
    }

    private mutating func readNumber() throws(Mistake) -> String {
        let start = index
        if next == UInt8(ascii: "-") { index += 1 }
        if next == UInt8(ascii: "0") { index += 1 } else { try skipDigits() }
        if next == UInt8(ascii: ".") {
            index += 1
            try skipDigits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            index += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
            try skipDigits()
        }
        if let byte = next, SourceBytes.isIdentifier(byte) { throw unexpected("the end of the number") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipDigits() throws(Mistake) {
        guard let first = next, isDigit(first) else { throw unexpected("a digit") }
        while let byte = next, isDigit(byte) { index += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10
    }

    private mutating func skipSpace() throws(Mistake) {
        while let byte = next {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): index += 1
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Mistake) {
        let start = index
        switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
        case UInt8(ascii: "/"):
            while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "*"):
            index += 2
            while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") { index += 1 }
            guard index + 1 < bytes.count else { throw Mistake(message: "this comment has no end", offset: start) }
            index += 2
        default: throw unexpected("a value or a comment")
        }
    }

    private func unexpected(_ expected: String) -> Mistake {
        guard index < bytes.count else { return Mistake(message: "expected \(expected), found the end of the file", offset: index) }
        let rest = bytes[index...].prefix(4)
        let found = String(decoding: rest, as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
        return Mistake(message: "expected \(expected), found \(found)", offset: index)
    }
}

extension JSONReader {
    private mutating func readString() throws(Mistake) -> String {
        let start = index
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += try readEscape().utf8
            case 0..<0x20:
                let found = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? "the end of the line" : "a control character"
                throw Mistake(message: "expected a closing quote, found \(found)", offset: index)
            default:
                text.append(byte)
                index += 1
            }
        }
        throw Mistake(message: "this text has no closing quote", offset: start)
    }

    private mutating func readEscape() throws(Mistake) -> String {
        let start = index
        index += 2
        switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return String(try readScalar(from: start))
        default: throw Mistake(message: "there is no such escape; a backslash is written twice", offset: start)
        }
    }

    /// The four digits after `\u`, and those of the second half of a pair.
    private mutating func readScalar(from start: Int) throws(Mistake) -> Unicode.Scalar {
        let mistake = Mistake(message: "this escape spells no character", offset: start)
        guard let unit = readUnit() else { throw mistake }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let afterFirst = index
        if unit < 0xDC00, bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            if let low = readUnit(), 0xDC00..<0xE000 ~= low,
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
        }
        guard replacesLoneSurrogates else { throw mistake }
        // What follows stands for itself.
        index = afterFirst
        return "\u{FFFD}"
    }

    private mutating func readUnit() -> UInt32? {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        index += 4
        return unit
    }
}
