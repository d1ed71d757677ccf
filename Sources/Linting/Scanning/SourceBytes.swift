/// Questions about single bytes of Swift source.
enum SourceBytes {
    /// Letters, digits, `_` and everything beyond ASCII.
    @inline(__always)
    static func isIdentifier(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// FNV-1a: the same in every run, unlike Swift's own hash.
    static func hash(_ name: some Sequence<UInt8>) -> UInt32 {
        var value: UInt32 = 2_166_136_261
        for byte in name { value = (value ^ UInt32(byte)) &* 16_777_619 }
        return value
    }
}
