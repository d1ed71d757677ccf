/// What else a text must hold for a word in it to count.
struct TextCondition: Hashable, Sendable {
    /// Of each of these one.
    private let all: [[[UInt8]]]

    /// - Parameter all: the text must hold one of each list.
    init(_ all: [[String]] = []) {
        self.all = all.map { $0.map { Array($0.utf8) } }
    }

    static func any(of texts: [String]) -> TextCondition { TextCondition([texts]) }

    func holds(in bytes: UnsafeRawBufferPointer) -> Bool {
        all.allSatisfy { $0.contains { Self.holds(bytes, $0) } }
    }

    private static func holds(_ bytes: UnsafeRawBufferPointer, _ text: [UInt8]) -> Bool {
        guard let base = bytes.baseAddress, let first = text.first else { return false }
        var start = 0
        while start + text.count <= bytes.count, let hit = memchr(base + start, Int32(first), bytes.count - start) {
            start = base.distance(to: UnsafeRawPointer(hit))
            if start + text.count <= bytes.count, memcmp(base + start, text, text.count) == 0 { return true }
            start += 1
        }
        return false
    }
}
