/// The bytes of one source file and the positions in them.
public struct SourceText: Sendable {
    /// UTF-8 code units, without a byte order mark.
    public let bytes: [UInt8]

    /// - Parameter bytes: the file's content, UTF-8.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The text in `range`; bytes that are not UTF-8 become U+FFFD.
    public func string(in range: ByteRange) -> String {
        String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
}
