import SwiftTree

/// Which words stand in a text, as far as a small set of bits can tell: a word that it denies is not there, one that it
/// admits most likely is. Questions about the whole project ask it before they look through a file's syntax.
package struct WordFilter: Sendable {
    private var bits: [UInt64]

    /// A word to ask for: letters, digits, `_` and everything beyond ASCII.
    package struct Word: Sendable {
        fileprivate let hash: UInt64

        package init(_ name: some StringProtocol) {
            hash = name.utf8.reduce(WordFilter.seed) { WordFilter.mixed($0, $1) }
        }
    }

    /// - Parameter bytes: the text, UTF-8. What is no word separates words.
    init(_ bytes: UnsafeRawBufferPointer) {
        // A word is some twelve bytes, most come more than once, and each sets two bits: about one in seven is set.
        let size = max(256, min(1 << 20, bytes.count / 2)).nextPowerOfTwo
        bits = Array(repeating: 0, count: size / 64)
        bits.withUnsafeMutableBufferPointer { bits in
            var hash = Self.seed
            for byte in bytes {
                if Self.isWord(byte) {
                    hash = Self.mixed(hash, byte)
                } else if hash != Self.seed {
                    Self.set(hash, in: bits)
                    hash = Self.seed
                }
            }
            if hash != Self.seed { Self.set(hash, in: bits) }
        }
    }

    /// - Parameter range: byte offsets of the part that counts.
    init(_ bytes: [UInt8], in range: ByteRange) {
        self = bytes.withUnsafeBytes { WordFilter(UnsafeRawBufferPointer(rebasing: $0[range.start..<range.end])) }
    }

    package func mayContain(_ word: Word) -> Bool {
        let (first, second) = Self.positions(of: word.hash, among: bits.count * 64)
        return bits[first / 64] & (1 << UInt64(first % 64)) != 0 && bits[second / 64] & (1 << UInt64(second % 64)) != 0
    }

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    /// FNV-1a.
    @inline(__always)
    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    @inline(__always)
    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    @inline(__always)
    private static func set(_ hash: UInt64, in bits: UnsafeMutableBufferPointer<UInt64>) {
        let (first, second) = positions(of: hash, among: bits.count * 64)
        bits[first / 64] |= 1 << UInt64(first % 64)
        bits[second / 64] |= 1 << UInt64(second % 64)
    }

    /// - Parameter count: a power of two.
    @inline(__always)
    private static func positions(of hash: UInt64, among count: Int) -> (Int, Int) {
        let mixed = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return (Int(truncatingIfNeeded: mixed) & (count - 1), Int(truncatingIfNeeded: mixed >> 32) & (count - 1))
    }
}

extension Int {
    /// The smallest power of two that is no less; of a positive number.
    fileprivate var nextPowerOfTwo: Int {
        self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
    }
}
