import Findings

/// The edits that one pass applies together: none touches another.
package struct PassEdits {
    /// By path.
    package private(set) var edits: [String: [Edit]] = [:]

    package init() {}

    /// Takes all edits of a fix, or none where one of them touches what is taken already. An edit that is taken already counts as
    /// taken: two findings may ask for the same.
    package mutating func add(_ fix: Fix) -> Bool {
        guard PassEdits.isWhole(fix.edits) else { return false }
        let new = fix.edits.filter { !(edits[$0.location.path] ?? []).contains($0) }
        guard !new.contains(where: touchesTaken) else { return false }
        for edit in new { edits[edit.location.path, default: []].append(edit) }
        return true
    }

    /// `text` with the edits of its file.
    func applied(to text: [UInt8], path: String) -> [UInt8] {
        let sorted = (edits[path] ?? []).enumerated().sorted {
            ($0.element.location.start, $0.element.location.end, $0.offset) < (
                $1.element.location.start, $1.element.location.end, $1.offset
            )
        }
        var result: [UInt8] = []
        var position = 0
        for (_, edit) in sorted {
            result += text[position..<edit.location.start]
            result += Array(edit.replacement.utf8)
            position = edit.location.end
        }
        return result + text[position...]
    }

    private func touchesTaken(_ edit: Edit) -> Bool {
        (edits[edit.location.path] ?? []).contains { $0.touches(edit) }
    }

    /// Its own edits leave each other alone; they may insert at one place, one after another.
    private static func isWhole(_ edits: [Edit]) -> Bool {
        for (index, edit) in edits.enumerated() {
            for other in edits[..<index] where edit.overlaps(other) { return false }
        }
        return !edits.isEmpty
    }
}

extension Edit {
    fileprivate func overlaps(_ other: Edit) -> Bool {
        location.path == other.location.path && location.start < other.location.end && other.location.start < location.end
    }

    /// Overlaps, or meets where one of the two inserts, so that the order would matter.
    fileprivate func touches(_ other: Edit) -> Bool {
        guard location.path == other.location.path else { return false }
        let isInsertion = location.start == location.end || other.location.start == other.location.end
        guard isInsertion else { return overlaps(other) }
        return location.start <= other.location.end && other.location.start <= location.end
    }
}
