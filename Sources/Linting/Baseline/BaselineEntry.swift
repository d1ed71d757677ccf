/// A known finding, by what stays when lines move.
package struct BaselineEntry: Hashable, Sendable {
    /// From the folder of the baseline, with `/`.
    package let path: String
    package let rule: String
    /// The types and the function around it, such as `SearchBar.updateUIView(_:context:)`; empty at the top of a file.
    package let scope: String
    /// The line that the finding starts on, without the white space around it.
    package let text: String
    /// A hash of the lines of code before and after it, which tells equal lines of one function apart. A baseline has it
    /// only where there are several: it changes with the lines around, and with it the file would.
    package var near: String
    /// 1, and for what is the same in all of the above 2, 3, ….
    package let occurrence: Int

    /// The function alone: it keeps its name where a type and its file get a new one. Empty outside of functions.
    var function: Substring {
        guard let last = scope.split(separator: ".").last, last.hasSuffix(")") else { return "" }
        return last
    }

    /// The order of the file. It says nothing of line numbers, so that moved code changes no line of a baseline.
    static func precedes(_ left: BaselineEntry, _ right: BaselineEntry) -> Bool {
        if left.path != right.path { return PathOrder.precedes(left.path, right.path) }
        return (left.rule, left.scope, left.text, left.near, left.occurrence)
            < (right.rule, right.scope, right.text, right.near, right.occurrence)
    }

    /// A line of the baseline, without the comma.
    fileprivate var line: String {
        var fields = ([("path", path), ("rule", rule), ("scope", scope), ("text", text)] + (near.isEmpty ? [] : [("near", near)]))
            .map { "\"\($0.0)\": \(JSONText.quoted($0.1))" }
        if occurrence > 1 { fields.append("\"occurrence\": \(occurrence)") }
        return "{\(fields.joined(separator: ", "))}"
    }
}

/// The known findings of a project: a file to be committed, one entry on each line, sorted, so that version control merges
/// it as it does code.
package struct Baseline: Sendable {
    package static let defaultName = "seamlint-baseline.json"
    static let version = 1

    /// In the order of the file.
    package var entries: [BaselineEntry]
    /// The line of each entry in the file, 1-based; empty for a new baseline.
    package var lines: [Int] = []

    /// The whole file.
    package var text: String {
        let list = entries.sorted(by: BaselineEntry.precedes).map { "    " + $0.line }.joined(separator: ",\n")
        return """
            {
              "version": \(Baseline.version),
              "findings": [
            \(list.isEmpty ? "" : list + "\n")  ]
            }

            """
    }
}

/// Strings in JSON.
enum JSONText {
    static func quoted(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\t": output += "\\t"
            // Also what would move the text around it on a screen.
            case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output + "\""
    }
}
