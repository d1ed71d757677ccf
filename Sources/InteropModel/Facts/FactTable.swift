/// A table of facts as it stands in source: tab-separated columns under a header line, one fact a row, its source in the
/// last column.
///
/// The tables are the project's own; `Facts/Tables` holds one file for each. `unknown` means that no source was found: it
/// is never a guess, and no rule may fire on it. `-` means none.
///
/// Short names in the source columns:
/// - `objc2 FILE:LINE`: bindings generated from the headers of the Xcode 26.5 SDK (madsmtm/objc2-generated, fff28a8).
/// - `Apple doc PATH`: the page `/documentation/PATH` of Apple's documentation; `Apple doc mirror FILE`: the same as Markdown.
/// - `iOS16.5 FILE:LINE`, `macOS13.3 FILE:LINE`: a header of that SDK.
/// - a repository and a number: an issue or pull request there.
struct FactTable: Sendable {
    private let text: StaticString

    init(_ text: StaticString) {
        self.text = text
    }

    /// The names of the columns.
    var header: [String] {
        lines(limit: 1).first ?? []
    }

    /// The cells of every row below the header.
    var rows: [[String]] {
        Array(lines(limit: .max).dropFirst())
    }

    private func lines(limit: Int) -> [[String]] {
        text.withUTF8Buffer { bytes in
            var lines: [[String]] = []
            var cells: [String] = []
            var start = bytes.startIndex
            for index in bytes.indices where bytes[index] == Self.tab || bytes[index] == Self.newline {
                cells.append(String(decoding: bytes[start..<index], as: UTF8.self))
                start = index + 1
                guard bytes[index] == Self.newline else { continue }
                lines.append(cells)
                cells = []
                if lines.count == limit { return lines }
            }
            cells.append(String(decoding: bytes[start...], as: UTF8.self))
            lines.append(cells)
            return lines
        }
    }

    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")
}

extension String {
    /// A cell that lists names: empty for `-`.
    func listedFacts(separatedBy separator: Character = ",") -> [String] {
        if self == "-" { return [] }
        return split(separator: separator).map { part in
            String(part.drop { $0 == " " })
        }
    }
}

/// An answer that a source may be missing for.
package enum Known: String, Sendable {
    case yes, no, unknown
}
