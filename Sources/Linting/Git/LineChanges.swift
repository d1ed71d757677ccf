/// What has changed in one file.
struct LineChanges: Sendable, Equatable {
    /// New or modified lines, 1-based, in order.
    private(set) var lines: [ClosedRange<Int>] = []
    /// The lines after which others were removed, in order; 0 for the start of the file.
    private(set) var gaps: [Int] = []

    /// A file that is new as a whole.
    static let all: LineChanges = {
        var change = LineChanges()
        change.lines = [1...Int.max]
        return change
    }()

    mutating func add(_ hunk: Hunk) {
        if hunk.newCount > 0 {
            lines.append(hunk.newStart...(hunk.newStart + hunk.newCount - 1))
        } else {
            gaps.append(hunk.newStart)
        }
    }

    /// Whether one of these lines is new, or others were removed from between them.
    func touches(_ range: ClosedRange<Int>) -> Bool {
        lines.contains { $0.overlaps(range) } || gaps.contains { range.contains($0) && range.contains($0 + 1) }
    }

    /// The same lines in a text that was made from this one; those that are not of it are new.
    func carried(from old: [UInt8], to new: [UInt8]) -> LineChanges {
        let (old, new) = (LineChanges.split(old), LineChanges.split(new))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result = LineChanges()
        // The next lines of both, 0-based.
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                left += 1
                // Lines that come in its place are touched themselves.
                if !removed.contains(left), !inserted.contains(right) { result.gaps.append(right) }
            } else if inserted.contains(right) {
                right += 1
                result.add(line: right)
            } else {
                left += 1
                right += 1
                if lines.contains(where: { $0.contains(left) }) { result.add(line: right) }
                if gaps.contains(left) { result.gaps.append(right) }
            }
        }
        if gaps.contains(0) { result.gaps.insert(0, at: 0) }
        return result
    }

    private mutating func add(line: Int) {
        if let last = lines.last, last.upperBound == line - 1 {
            lines[lines.count - 1] = last.lowerBound...line
        } else {
            lines.append(line...line)
        }
    }

    private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}
