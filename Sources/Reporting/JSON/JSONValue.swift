/// A JSON text to be, with its keys in the order in which they were given.
package enum JSONValue: Sendable {
    case null
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case array([JSONValue])
    case object([(String, JSONValue)])

    /// - Parameter isIndented: over several lines, two spaces for each level; else on one.
    package func text(isIndented: Bool) -> String {
        var output = ""
        write(to: &output, indent: isIndented ? 0 : nil)
        output += "\n"
        return output
    }

    private func write(to output: inout String, indent: Int?) {
        switch self {
        case .null: output += "null"
        case .string(let text): JSONValue.write(text, to: &output)
        case .integer(let value): output += String(value)
        case .number(let value): output += Decimal.text(value, places: 6)
        case .boolean(let value): output += value ? "true" : "false"
        case .array(let values):
            JSONValue.writeList(values, "[", "]", to: &output, indent: indent) { value, output, indent in
                value.write(to: &output, indent: indent)
            }
        case .object(let entries):
            JSONValue.writeList(entries, "{", "}", to: &output, indent: indent) { entry, output, indent in
                JSONValue.write(entry.0, to: &output)
                output += indent == nil ? ":" : ": "
                entry.1.write(to: &output, indent: indent)
            }
        }
    }

    private static func writeList<Element>(
        _ elements: [Element], _ open: String, _ close: String, to output: inout String, indent: Int?,
        _ writeElement: (Element, inout String, Int?) -> Void
    ) {
        output += open
        for (index, element) in elements.enumerated() {
            if index > 0 { output += "," }
            if let indent { output += "\n" + String(repeating: "  ", count: indent + 1) }
            writeElement(element, &output, indent.map { $0 + 1 })
        }
        if let indent, !elements.isEmpty { output += "\n" + String(repeating: "  ", count: indent) }
        output += close
    }

    private static func write(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}
