import CTreeSitter

/// What was done to a text, as one replacement: all that lies between what both texts begin with and what both end with.
///
/// Made from the two texts and not from what an editor reports, so that it is right by construction, however many
/// changes lie between.
struct SourceEdit: Equatable {
    /// The first byte that differs.
    let start: Int
    /// Past the last byte that was replaced, in the old text.
    let oldEnd: Int
    /// Past the last byte that was put there, in the new text.
    let newEnd: Int

    init(from old: [UInt8], to new: [UInt8]) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        self.start = start
        oldEnd = old.count - end
        newEnd = new.count - end
    }

    /// Whether one word was made another, with nothing before, between and after it changed: so that the tokens are the same
    /// but for this one.
    func isWithinWord(from old: [UInt8], to new: [UInt8]) -> Bool {
        guard old[start..<oldEnd].allSatisfy(SourceEdit.isWordByte), new[start..<newEnd].allSatisfy(SourceEdit.isWordByte) else {
            return false
        }
        let hasWordBefore = start > 0 && SourceEdit.isWordByte(old[start - 1])
        let hasWordAfter = oldEnd < old.count && SourceEdit.isWordByte(old[oldEnd])
        return hasWordBefore || hasWordAfter
    }

    /// What stands in identifiers, keywords and numbers. Beyond ASCII there are operators, too.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
    }

    func input(from old: [UInt8], to new: [UInt8]) -> TSInputEdit {
        TSInputEdit(
            start_byte: UInt32(start), old_end_byte: UInt32(oldEnd), new_end_byte: UInt32(newEnd),
            start_point: SourceEdit.point(at: start, in: old), old_end_point: SourceEdit.point(at: oldEnd, in: old),
            new_end_point: SourceEdit.point(at: newEnd, in: new))
    }

    /// As tree-sitter counts: from 0, in bytes, and only LF ends a line.
    private static func point(at offset: Int, in bytes: [UInt8]) -> TSPoint {
        var point = TSPoint(row: 0, column: 0)
        bytes.withUnsafeBufferPointer { buffer in
            for byte in buffer[..<offset] {
                if byte == UInt8(ascii: "\n") {
                    point.row += 1
                    point.column = 0
                } else {
                    point.column += 1
                }
            }
        }
        return point
    }
}
