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

    /// How many columns `text`, shown as a line of source, takes; East Asian wide characters and emoji take two.
    static func padding(for text: String) -> String {
        escapedLine(text).unicodeScalars.map { scalar in
            if scalar == "\t" { return "\t" }
            if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.isVariationSelector { return "" }
            return isWide(scalar) ? "  " : " "
        }.joined()
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

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
