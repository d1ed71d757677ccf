/// The text of a manifest written in Swift, read by brackets and words: enough for calls with literal arguments.
struct ManifestText {
    /// The bytes, comments blanked out.
    private let bytes: [UInt8]

    init(_ content: String) {
        bytes = Self.withoutComments(Array(content.utf8))
    }

    var whole: Range<Int> { 0..<bytes.count }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// One call: what stands between its parentheses.
    struct Call {
        let name: String
        let arguments: Range<Int>
    }

    /// The calls of functions of these names, wherever they stand; calls inside one another included.
    func calls(named names: Set<String>, in range: Range<Int>? = nil) -> [Call] {
        words(in: range ?? whole).compactMap { word in
            guard names.contains(text(word)) else { return nil }
            let open = skippingSpaces(word.upperBound)
            guard open < bytes.count, bytes[open] == UInt8(ascii: "("), let end = closing(open) else { return nil }
            return Call(name: text(word), arguments: open + 1..<end)
        }
    }

    /// The argument with this label.
    func argument(_ label: String, of call: Call) -> Range<Int>? {
        for part in parts(of: call.arguments) {
            guard let colon = part.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { continue }
            if text(part.lowerBound..<colon).trimmingQuotesAndSpaces.filter({ !$0.isWhitespace }) == label {
                return colon + 1..<part.upperBound
            }
        }
        return nil
    }

    /// The string literal that the range is, if it is one.
    func string(_ range: Range<Int>) -> String? {
        let literals = strings(in: range)
        guard literals.count == 1, let only = literals.first else { return nil }
        let rest = text(range).filter { !$0.isWhitespace }
        return rest == "\"" + only.filter { !$0.isWhitespace } + "\"" ? only : nil
    }

    /// Every string literal in the range.
    func strings(in range: Range<Int>) -> [String] {
        var found: [String] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let end = skippingString(index)
            if end > index + 1 { found.append(text(index + 1..<end - 1)) }
            index = max(end, index + 1)
        }
        return found
    }

    /// Every word outside string literals.
    func words(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let afterString = skippingString(index)
            if afterString > index {
                index = afterString
                continue
            }
            var end = index
            while end < range.upperBound, Self.isWord(bytes[end]) { end += 1 }
            if end > index { found.append(index..<end) }
            index = max(end, index + 1)
        }
        return found
    }

    /// The declaration of the constant, variable or function `name`: from its name to the end of its value or body.
    func declaration(of name: String) -> Range<Int>? {
        let words = words(in: whole)
        for (word, next) in zip(words, words.dropFirst()) where text(next) == name {
            guard ["let", "var", "func"].contains(text(word)) else { continue }
            var index = next.upperBound
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
                index = step(index)
            }
            return next.lowerBound..<min(index, bytes.count)
        }
        return nil
    }

    /// Past one byte, one string literal, or one bracket with its content.
    private func step(_ index: Int) -> Int {
        let afterString = skippingString(index)
        if afterString > index { return afterString }
        if Self.closer(of: bytes[index]) != nil, let end = closing(index) { return end + 1 }
        return index + 1
    }

    /// The comma-separated parts at the top of the range.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: ",") {
                parts.append(start..<index)
                start = index + 1
            }
            index = step(index)
        }
        parts.append(start..<max(start, range.upperBound))
        return parts
    }

    /// The index of the bracket that closes the one at `open`.
    private func closing(_ open: Int) -> Int? {
        var expected: [UInt8] = []
        var index = open
        while index < bytes.count {
            let afterString = skippingString(index)
            if afterString > index {
                index = afterString
                continue
            }
            let byte = bytes[index]
            if let closer = Self.closer(of: byte) {
                expected.append(closer)
            } else if byte == expected.last {
                expected.removeLast()
                if expected.isEmpty { return index }
            }
            index += 1
        }
        return nil
    }

    /// Past the string literal that starts here; `index` itself where none does.
    private func skippingString(_ index: Int) -> Int {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return index }
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(end + 1, bytes.count)
    }

    private func skippingSpaces(_ index: Int) -> Int {
        var index = index
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        return index
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "_") || byte >= 0x80
        }
    }

    private static func closer(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var index = 0
        var isInString = false
        while index + 1 < bytes.count {
            let (byte, next) = (bytes[index], bytes[index + 1])
            if isInString {
                if byte == UInt8(ascii: "\\") { index += 1 }
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInString = false }
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
                index = blankComment(in: &result, from: index, isBlock: next == UInt8(ascii: "*"))
                continue
            }
            index += 1
        }
        return result
    }

    /// Blanks the comment that starts here, and gives the index past it. Line breaks stay.
    private static func blankComment(in bytes: inout [UInt8], from start: Int, isBlock: Bool) -> Int {
        var end = start + 2
        while end < bytes.count {
            if !isBlock, bytes[end] == UInt8(ascii: "\n") { break }
            end += 1
            if isBlock, end > start + 3, bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") { break }
        }
        for index in start..<min(end, bytes.count) where bytes[index] != UInt8(ascii: "\n") {
            bytes[index] = UInt8(ascii: " ")
        }
        return end
    }
}
