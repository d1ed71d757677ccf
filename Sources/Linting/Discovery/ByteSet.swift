/// The bytes that a bracket expression stands for: `[a-z_]`, `[!0-9]`, `[[:alpha:]]`.
struct ByteSet: Sendable {
    private var words = SIMD4<UInt64>()

    /// Reads the expression that starts at `index` and steps behind it; nil where it has no end or names no class.
    init?(in pattern: ArraySlice<UInt8>, at index: inout Int) {
        var cursor = index + 1
        let isNegated = cursor < pattern.endIndex && (pattern[cursor] == UInt8(ascii: "!") || pattern[cursor] == UInt8(ascii: "^"))
        if isNegated { cursor += 1 }
        /// The byte before, that a `-` may start a range from.
        var last: UInt8?
        let first = cursor
        while true {
            guard cursor < pattern.endIndex else { return nil }
            let byte = pattern[cursor]
            if byte == UInt8(ascii: "]"), cursor > first { break }
            if byte == UInt8(ascii: "["), cursor + 1 < pattern.endIndex, pattern[cursor + 1] == UInt8(ascii: ":") {
                guard let end = pattern[(cursor + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
                if end > cursor + 2, pattern[end - 1] == UInt8(ascii: ":") {
                    guard insertClass(String(decoding: pattern[(cursor + 2)..<(end - 1)], as: UTF8.self)) else { return nil }
                    (cursor, last) = (end + 1, nil)
                    continue
                }
            }
            if byte == UInt8(ascii: "-"), let start = last, cursor + 1 < pattern.endIndex, pattern[cursor + 1] != UInt8(ascii: "]") {
                cursor += 1
                guard let end = ByteSet.literal(in: pattern, at: &cursor) else { return nil }
                if start <= end { for member in start...end { insert(member) } }
                last = nil
            } else {
                guard let member = ByteSet.literal(in: pattern, at: &cursor) else { return nil }
                insert(member)
                last = member
            }
        }
        index = cursor + 1
        if isNegated { words = ~words }
    }

    func contains(_ byte: UInt8) -> Bool {
        words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
    }

    private mutating func insert(_ byte: UInt8) {
        words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }

    /// A byte, or the one behind a backslash.
    private static func literal(in pattern: ArraySlice<UInt8>, at cursor: inout Int) -> UInt8? {
        if pattern[cursor] == UInt8(ascii: "\\") { cursor += 1 }
        guard cursor < pattern.endIndex else { return nil }
        defer { cursor += 1 }
        return pattern[cursor]
    }

    /// The classes of POSIX, in ASCII.
    private mutating func insertClass(_ name: String) -> Bool {
        let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
        let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
        let isMember: (UInt8) -> Bool
        switch name {
        case "alpha": isMember = { lower ~= $0 || upper ~= $0 }
        case "alnum": isMember = { lower ~= $0 || upper ~= $0 || digit ~= $0 }
        case "digit": isMember = { digit ~= $0 }
        case "xdigit": isMember = { digit ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20 }
        case "lower": isMember = { lower ~= $0 }
        case "upper": isMember = { upper ~= $0 }
        case "blank": isMember = { $0 == 0x20 || $0 == 0x09 }
        case "space": isMember = { $0 == 0x20 || 0x09...0x0D ~= $0 }
        case "cntrl": isMember = { $0 < 0x20 || $0 == 0x7F }
        case "print": isMember = { 0x20..<0x7F ~= $0 }
        case "graph": isMember = { 0x21..<0x7F ~= $0 }
        case "punct": isMember = { 0x21..<0x7F ~= $0 && !(lower ~= $0 || upper ~= $0 || digit ~= $0) }
        default: return false
        }
        for byte in UInt8(0)..<0x80 where isMember(byte) { insert(byte) }
        return true
    }
}
