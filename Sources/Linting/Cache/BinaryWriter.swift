/// Writes numbers and texts one after another. `BinaryReader` reads them back in the same order.
struct BinaryWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ number: Int64) {
        write(UInt64(bitPattern: number))
    }

    mutating func write(_ number: UInt32) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Something that is counted, below four thousand million.
    mutating func write(count: Int) {
        write(UInt32(clamping: count))
    }

    mutating func write(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            write(count: utf8.count)
            bytes.append(contentsOf: utf8)
        }
    }

    mutating func write(_ hash: ContentHash) {
        write(hash.high)
        write(hash.low)
    }

    mutating func write(_ numbers: [UInt32]) {
        write(count: numbers.count)
        for number in numbers { write(number) }
    }

    mutating func write<Element>(_ elements: some Collection<Element>, _ writeElement: (inout BinaryWriter, Element) -> Void) {
        write(count: elements.count)
        for element in elements { writeElement(&self, element) }
    }

    mutating func write<Wrapped>(_ value: Wrapped?, _ writeValue: (inout BinaryWriter, Wrapped) -> Void) {
        write(value != nil)
        if let value { writeValue(&self, value) }
    }
}
