/// Makes text safe to show: whoever wrote a file's name or a line of source does not write to the terminal.
package enum DisplayText {
    /// Control characters become `\n`, `\t`, `\u{1b}`; bidirectional overrides are shown too.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        return text.unicodeScalars.map { isHidden($0) ? escape($0) : String($0) }.joined()
    }

    /// The same for a line of source, where a tab stays a tab.
    static func escapedLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isHidden($0) && $0 != "\t" }) else { return text }
        return text.unicodeScalars.map { isHidden($0) && $0 != "\t" ? escape($0) : String($0) }.joined()
    }

    /// The same for a text of many lines; a carriage return that ends one is left out.
    package static func escapedLines(_ text: String) -> String {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { escapedLine(String($0.last == "\r" ? $0.dropLast() : $0)) }.joined(separator: "\n")
    }

    /// Blanks as wide as `text` is when it is shown as a line of source; tabs stay tabs.
    static func padding(for text: String) -> String {
        escapedLine(text).map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
    }

    /// The columns of a terminal that a character takes: never more than two, whatever it is made of.
    static func width(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        // The wish for an emoji in colours makes a narrow character wide.
        if scalars.count > 1, scalars.contains("\u{FE0F}") { return 2 }
        return min(2, scalars.reduce(0) { $0 + width(of: $1) })
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if WideCharacters.contains(scalar) { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        // All but the soft hyphen.
        case .format: return scalar.value == 0xAD ? 1 : 0
        // Korean vowels and finals stand in the same place as the consonant before them.
        default: return (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value) ? 0 : 1
        }
    }

    /// Controls, and what changes the direction of the text around it.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
    }
}
