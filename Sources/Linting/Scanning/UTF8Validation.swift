/// Whether bytes are UTF-8.
enum UTF8Validation {
    /// Where the first malformed sequence starts; nil for UTF-8.
    static func firstInvalidOffset(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 0
        while true {
            index = endOfASCII(bytes, from: index)
            guard index < bytes.count else { return nil }
            guard let length = sequenceLength(bytes, at: index) else { return index }
            index += length
        }
    }

    private static func endOfASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index + 32 <= bytes.count {
            let words = bytes.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
            guard (words[0] | words[1] | words[2] | words[3]) & 0x8080_8080_8080_8080 == 0 else { break }
            index += 32
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index
    }

    /// The length of the well-formed sequence that starts with a byte beyond ASCII (Unicode, table 3-7).
    private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch bytes[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for next in (index + 2)..<max(index + 2, index + length) where bytes[next] & 0xC0 != 0x80 { return nil }
        return length
    }
}
