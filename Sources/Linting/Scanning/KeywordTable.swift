/// The words that may stand before a declared name, for fast look-up: a word is its first eight bytes and its length,
/// which no two keywords share.
struct KeywordTable: Sendable {
    enum Kind: UInt8, Sendable {
        case type = 1
        case `extension`, value, `private`, prefix, nonisolated
    }

    private static let words: [(Kind, [String])] = [
        (.type, ["class", "struct", "enum", "actor", "protocol", "typealias"]),
        (.extension, ["extension"]),
        (.value, ["func", "var", "let"]),
        (.private, ["private", "fileprivate"]),
        (
            .prefix,
            [
                "public", "internal", "package", "open", "final", "static", "override", "lazy", "weak",
                "unowned", "isolated", "mutating", "nonmutating", "indirect", "dynamic", "convenience", "required",
                "optional", "consuming", "borrowing", "distributed", "prefix", "infix", "postfix",
            ]
        ),
        (.nonisolated, ["nonisolated"]),
    ]
    private static let slotCount = 256

    private struct Slot {
        var key: UInt64 = 0
        var length = 0
        var kind = Kind.prefix
    }

    private let slots: [Slot]

    init() {
        var slots = [Slot](repeating: Slot(), count: KeywordTable.slotCount)
        for (kind, words) in KeywordTable.words {
            for word in words {
                let bytes = Array(word.utf8)
                let key = bytes.withUnsafeBytes { KeywordTable.key($0, 0, bytes.count) }
                var index = KeywordTable.slot(key)
                while slots[index].length != 0 { index = (index + 1) % KeywordTable.slotCount }
                slots[index] = Slot(key: key, length: bytes.count, kind: kind)
            }
        }
        self.slots = slots
    }

    /// What the word between two offsets is.
    func kind(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Kind? {
        let length = end - start
        guard length >= 3, length <= 11 else { return nil }
        let key = KeywordTable.key(bytes, start, end)
        var index = KeywordTable.slot(key)
        return slots.withUnsafeBufferPointer { slots in
            while slots[index].length != 0 {
                if slots[index].key == key, slots[index].length == length { return slots[index].kind }
                index = (index + 1) % KeywordTable.slotCount
            }
            return nil
        }
    }

    private static func key(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> UInt64 {
        var key: UInt64 = 0
        for index in start..<min(end, start + 8) { key = key << 8 | UInt64(bytes[index]) }
        return key
    }

    private static func slot(_ key: UInt64) -> Int {
        Int((key &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
