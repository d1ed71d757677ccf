/// Reads what a `BinaryWriter` wrote. Nothing is believed: whatever does not fit throws.
struct BinaryReader {
    /// The bytes are not what a `BinaryWriter` wrote for this purpose.
    struct Damage: Error {}

    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    private mutating func take(_ count: Int) throws(Damage) -> Range<Int> {
        guard count <= bytes.count - offset else { throw Damage() }
        defer { offset += count }
        return offset..<offset + count
    }

    mutating func readUInt64() throws(Damage) -> UInt64 {
        let range = try take(8)
        return UInt64(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self) })
    }

    mutating func readInt64() throws(Damage) -> Int64 {
        Int64(bitPattern: try readUInt64())
    }

    mutating func readUInt32() throws(Damage) -> UInt32 {
        let range = try take(4)
        return UInt32(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt32.self) })
    }

    /// - Parameter size: what each of the counted things takes at least, in bytes.
    mutating func readCount(ofSize size: Int = 1) throws(Damage) -> Int {
        let count = Int(try readUInt32())
        guard count <= (bytes.count - offset) / size else { throw Damage() }
        return count
    }

    mutating func readBool() throws(Damage) -> Bool {
        switch bytes[try take(1).lowerBound] {
        case 0: return false
        case 1: return true
        default: throw Damage()
        }
    }

    mutating func readString() throws(Damage) -> String {
        String(decoding: bytes[try take(try readCount())], as: UTF8.self)
    }

    mutating func readHash() throws(Damage) -> ContentHash {
        ContentHash(high: try readUInt64(), low: try readUInt64())
    }

    mutating func readNumbers() throws(Damage) -> [UInt32] {
        let range = try take(try readCount(ofSize: 4) * 4)
        return bytes.withUnsafeBytes { raw in
            stride(from: range.lowerBound, to: range.upperBound, by: 4).map {
                UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
            }
        }
    }

    mutating func readArray<Element>(_ readElement: (inout BinaryReader) throws(Damage) -> Element) throws(Damage) -> [Element] {
        let count = try readCount()
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try readElement(&self)) }
        return elements
    }

    mutating func readOptional<Wrapped>(_ readValue: (inout BinaryReader) throws(Damage) -> Wrapped) throws(Damage) -> Wrapped? {
        try readBool() ? try readValue(&self) : nil
    }
}
