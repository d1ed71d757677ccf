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
        all { $0.cells }.first ?? []
    }

    /// Every row below the header, read by `read`.
    func rows<Fact>(_ read: (FactRow) -> Fact?) -> [Fact] {
        var isHeader = true
        return all { row in
            defer { isHeader = false }
            return isHeader ? nil : read(row)
        }
    }

    /// - Parameter part: whole rows, in bytes; nil for all of them, the header first.
    fileprivate func all<Fact>(in part: Range<Int>? = nil, _ read: (FactRow) -> Fact?) -> [Fact] {
        text.withUTF8Buffer { all in
            let bytes = part.map { UnsafeBufferPointer(rebasing: all[$0]) } ?? all
            var facts: [Fact] = []
            facts.reserveCapacity(bytes.count / 64)
            var row = FactRow(bytes: bytes)
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte == Self.tab || byte == Self.newline {
                    row.ends.append(index)
                    if byte == Self.newline {
                        if let fact = read(row) { facts.append(fact) }
                        row.start = index + 1
                        row.ends.removeAll(keepingCapacity: true)
                    }
                }
                index += 1
            }
            row.ends.append(index)
            if row.start < index, let fact = read(row) { facts.append(fact) }
            return facts
        }
    }

    /// Where the rows lie that begin with each name: they stand one after another, or in several parts.
    fileprivate var parts: [String: [Range<Int>]] {
        text.withUTF8Buffer { bytes in
            var parts: [String: [Range<Int>]] = [:]
            var name = bytes[0..<0]
            var part = 0..<0
            var start = bytes.firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count
            while start < bytes.count {
                let row = bytes[start...]
                let end = row.firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count
                let cell = row.prefix { $0 != Self.tab }
                if !cell.elementsEqual(name) {
                    if !part.isEmpty { parts[String(decoding: name, as: UTF8.self), default: []].append(part) }
                    (name, part) = (cell, start..<start)
                }
                part = part.lowerBound..<end
                start = end
            }
            if !part.isEmpty { parts[String(decoding: name, as: UTF8.self), default: []].append(part) }
            return parts
        }
    }

    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")
}

/// The rows of a large table by the name that they begin with, each read when it is asked for: one file needs few of them.
struct GroupedFacts<Fact>: Sendable {
    private let table: FactTable
    private let parts: [String: [Range<Int>]]
    private let read: @Sendable (FactRow) -> Fact?

    init(_ table: FactTable, _ read: @escaping @Sendable (FactRow) -> Fact?) {
        self.table = table
        self.read = read
        parts = table.parts
    }

    subscript(name: String) -> [Fact] {
        (parts[name] ?? []).flatMap { table.all(in: $0, read) }
    }
}

/// One row while it is read. Cells become strings when they are asked for; the source column never does.
struct FactRow {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate var start = 0
    fileprivate var ends: [Int] = []

    fileprivate init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var count: Int {
        ends.count
    }

    var cells: [String] {
        ends.indices.map { self[$0] }
    }

    subscript(column: Int) -> String {
        String(decoding: cell(column), as: UTF8.self)
    }

    func isYes(_ column: Int) -> Bool {
        cell(column).first == UInt8(ascii: "y")
    }

    /// The names that a cell lists: none for `-`.
    func names(_ column: Int, separatedBy separator: UInt8 = UInt8(ascii: ",")) -> [String] {
        let bytes = cell(column)
        if bytes.count == 1, bytes.first == UInt8(ascii: "-") { return [] }
        return bytes.split(separator: separator).map { part in
            String(decoding: part.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        }
    }

    private func cell(_ column: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        bytes[(column == 0 ? start : ends[column - 1] + 1)..<ends[column]]
    }
}

/// An answer that a source may be missing for.
package enum Known: String, Sendable {
    case yes, no, unknown
}
