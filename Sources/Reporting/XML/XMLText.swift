/// Text made safe for XML 1.0, which has no way at all to write most control characters.
enum XMLText {
    /// For the value of an attribute in double quotes. Line ends and tabs are written as references: a reader would turn
    /// them into spaces.
    static func attribute(_ text: String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            default: nil
            }
        }
    }

    /// For text between tags. A reader would make a line feed of a bare carriage return.
    static func content(_ text: String) -> String {
        escaped(text) { _ in nil }
    }

    private static func escaped(_ text: String, _ special: (Unicode.Scalar) -> String?) -> String {
        text.unicodeScalars.map { scalar in
            if let replacement = special(scalar) { return replacement }
            switch scalar {
            case "&": return "&amp;"
            case "<": return "&lt;"
            case ">": return "&gt;"
            case "\t", "\n": return String(scalar)
            default: return isAllowed(scalar) ? allowed(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }.joined()
    }

    /// What would write to a terminal is written as a reference.
    private static func allowed(_ scalar: Unicode.Scalar) -> String {
        DisplayText.isHidden(scalar) ? "&#\(scalar.value);" : String(scalar)
    }

    /// What XML 1.0 calls a character.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

/// An element on a line of its own, below others.
struct XMLElement {
    let name: String
    let attributes: [(String, String)]
    var children: [XMLElement] = []
    var text: String?

    /// The document with this element as its root.
    var document: String {
        var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(to: &output, indent: "")
        return output
    }

    private func write(to output: inout String, indent: String) {
        output += "\(indent)<\(name)"
        for (key, value) in attributes { output += " \(key)=\"\(XMLText.attribute(value))\"" }
        if let text {
            output += ">\(XMLText.content(text))</\(name)>\n"
        } else if children.isEmpty {
            output += "/>\n"
        } else {
            output += ">\n"
            for child in children { child.write(to: &output, indent: indent + "  ") }
            output += "\(indent)</\(name)>\n"
        }
    }
}
