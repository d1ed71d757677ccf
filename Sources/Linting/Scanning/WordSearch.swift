/// Looks for uses of types: their name as a whole word, followed by what a use is followed by.
struct WordSearch: Sendable {
    private let words: Set<UInt32>

    init(_ names: some Sequence<String>) {
        words = Set(names.map { SourceBytes.hash($0.utf8) })
    }

    /// Whether one of the names is followed by `(`, `{`, `<` or `.init`.
    func isUsed(in bytes: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index < bytes.count {
            guard SourceBytes.isIdentifier(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, SourceBytes.isIdentifier(bytes[index]) { index += 1 }
            guard index < bytes.count, isUse(bytes, at: index), words.contains(SourceBytes.hash(bytes[start..<index])) else { continue }
            return true
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
