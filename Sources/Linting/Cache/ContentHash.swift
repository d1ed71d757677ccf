/// Tells two contents apart. The same in every run, and no protection against somebody who looks for two that are alike:
/// whoever can write the sources has easier ways to hide a finding.
struct ContentHash: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Two chains of multiply and rotate over words of eight bytes, after MurmurHash3 (public domain, Austin Appleby).
    init(_ bytes: UnsafeRawBufferPointer) {
        var first: UInt64 = 0x9E37_79B9_7F4A_7C15
        var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
        var offset = 0
        while offset + 8 <= bytes.count {
            ContentHash.mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)), &first, &second)
            offset += 8
        }
        var rest: UInt64 = 0
        for (index, byte) in bytes[offset...].enumerated() { rest |= UInt64(byte) << UInt64(8 * index) }
        ContentHash.mix(rest, &first, &second)
        ContentHash.mix(UInt64(bytes.count), &first, &second)
        high = ContentHash.finished(first &+ second)
        low = ContentHash.finished(second ^ (first >> 32))
    }

    init(_ bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash($0) }
    }

    @inline(__always)
    private static func mix(_ word: UInt64, _ first: inout UInt64, _ second: inout UInt64) {
        first = (first ^ (word &* 0x87C3_7B91_1142_53D5)) &* 0x4CF5_AD43_2745_937F
        first = (first << 27 | first >> 37) &+ second
        second = (second ^ word) &* 0x9FB2_1C65_1E98_DF25
        second = (second << 31 | second >> 33) &+ first
    }

    private static func finished(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return value ^ (value >> 33)
    }
}
