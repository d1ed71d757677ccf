import Linting
import SwiftTree

/// What fixes would change, as `diff -u` writes it, for `patch -p0` and `git apply -p0`.
package enum UnifiedDiff {
    /// Lines around a change that show where it is.
    private static let context = 3

    /// - Parameter name: the file's name, where it is another than its path.
    package static func render(_ change: FileChange, name: String? = nil) -> String {
        let (old, new) = (lines(change.before), lines(change.after))
        let hunks = Hunk.all(from: old, to: new, context: context)
        guard !hunks.isEmpty else { return "" }
        let name = quoted(name ?? change.path)
        return "--- \(name)\n+++ \(name)\n" + hunks.map { $0.text(old, new) }.joined()
    }

    /// With their line ends; the last one may have none.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...offset])
            start = offset + 1
        }
        return start < bytes.count ? lines + [bytes[start...]] : lines
    }

    /// As git and GNU diff write names that would break the line.
    private static func quoted(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return name
        }
        var text = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\" + String(scalar)
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            default:
                let digits = String(scalar.value, radix: 8)
                text +=
                    scalar.value < 0x20 || scalar.value == 0x7F
                    ? "\\" + String(repeating: "0", count: 3 - digits.count) + digits : String(scalar)
            }
        }
        return text + "\""
    }
}

/// Changes that stand near each other, with the lines around them.
private struct Hunk {
    /// One change after another, in order: lines of the old text that go, and of the new one that come. One of the two may be empty.
    private var changes: [(old: Range<Int>, new: Range<Int>)]
    private let oldRange: Range<Int>
    private let newRange: Range<Int>

    private init(_ changes: [(old: Range<Int>, new: Range<Int>)], context: Int, oldCount: Int, newCount: Int) {
        self.changes = changes
        oldRange = max(0, changes[0].old.lowerBound - context)..<min(oldCount, changes[changes.count - 1].old.upperBound + context)
        newRange = max(0, changes[0].new.lowerBound - context)..<min(newCount, changes[changes.count - 1].new.upperBound + context)
    }

    static func all(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], context: Int) -> [Hunk] {
        var groups: [[(old: Range<Int>, new: Range<Int>)]] = []
        for change in changes(from: old, to: new) {
            if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups.map { Hunk($0, context: context, oldCount: old.count, newCount: new.count) }
    }

    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [(old: Range<Int>, new: Range<Int>)] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result: [(old: Range<Int>, new: Range<Int>)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let (oldStart, newStart) = (left, right)
            while removed.contains(left) { left += 1 }
            while inserted.contains(right) { right += 1 }
            if left > oldStart || right > newStart {
                result.append((oldStart..<left, newStart..<right))
            } else {
                left += 1
                right += 1
            }
        }
        return result
    }

    func text(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> String {
        var text = "@@ -\(Hunk.span(oldRange)) +\(Hunk.span(newRange)) @@\n"
        var position = oldRange.lowerBound
        for change in changes {
            text += Hunk.marked(" ", old[position..<change.old.lowerBound])
            text += Hunk.marked("-", old[change.old]) + Hunk.marked("+", new[change.new])
            position = change.old.upperBound
        }
        return text + Hunk.marked(" ", old[position..<oldRange.upperBound])
    }

    /// Line and count; an empty range is given by the line before it.
    private static func span(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? String(start) : "\(start),\(range.count)"
    }

    private static func marked(_ mark: String, _ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
        lines.map { line in
            let text = mark + String(decoding: line, as: UTF8.self)
            return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
        }.joined()
    }
}
