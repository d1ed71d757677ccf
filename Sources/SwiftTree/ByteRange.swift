/// A half-open range of UTF-8 byte offsets (0-based) in one source text.
public struct ByteRange: Hashable, Sendable, Comparable {
    /// Offset of the first byte.
    public var start: Int
    /// Offset past the last byte.
    public var end: Int

    /// - Parameters:
    ///   - start: offset of the first byte.
    ///   - end: offset past the last byte, not below `start`.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    /// In bytes.
    public var count: Int { end - start }

    /// Whether `other` lies wholly inside this range.
    public func contains(_ other: ByteRange) -> Bool {
        start <= other.start && other.end <= end
    }

    /// By start, the longer range first among those with one start.
    public static func < (left: ByteRange, right: ByteRange) -> Bool {
        left.start != right.start ? left.start < right.start : left.end > right.end
    }
}
