/// Looks for uses of types: their name as a whole word, followed by what a use is followed by.
struct WordSearch: Sendable {
    /// A use counts where one of the conditions holds.
    private let words: [UInt32: [TextCondition]]

    init(_ names: some Sequence<(name: String, besides: TextCondition)>) {
        words = Dictionary(names.map { (SourceBytes.hash($0.name.utf8), [$0.besides]) }, uniquingKeysWith: +)
    }

    /// Whether one of the names is followed by `(`, `{`, `<` or `.init`, in a text that its condition holds for.
    func isUsed(in bytes: UnsafeRawBufferPointer) -> Bool {
        var refused: Set<UInt32> = []
        var index = 0
        while index < bytes.count {
            guard SourceBytes.isIdentifier(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, SourceBytes.isIdentifier(bytes[index]) { index += 1 }
            guard index < bytes.count, isUse(bytes, at: index), case let word = SourceBytes.hash(bytes[start..<index]),
                let conditions = words[word], !refused.contains(word)
            else { continue }
            if conditions.contains(where: { $0.holds(in: bytes) }) { return true }
            refused.insert(word)
        }
        return false
    }

    private func isUse(_ bytes: UnsafeRawBufferPointer, at end: Int) -> Bool {
        var index = end
        while index < bytes.count, bytes[index] == 32 { index += 1 }
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): return true
        case UInt8(ascii: "."): return bytes[index...].dropFirst().starts(with: "init".utf8)
        default: return false
        }
    }
}
