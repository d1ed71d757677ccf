import CTreeSitter
import CTreeSitterSwift

/// Parses Swift source. One for each worker: it may be used again and again, by one thread at a time.
public final class Parser {
    private let parser: OpaquePointer

    /// Makes a parser. Memory and a grammar that the linked runtime accepts are taken for granted; `make bootstrap` sees to the latter.
    public init() {
        guard let parser = ts_parser_new() else { fatalError("tree-sitter gave no parser: out of memory") }
        guard ts_parser_set_language(parser, seamlint_swift_language()) else {
            fatalError("the linked tree-sitter runtime (ABI \(TREE_SITTER_LANGUAGE_VERSION)) does not accept the Swift grammar")
        }
        self.parser = parser
    }

    deinit {
        ts_parser_delete(parser)
    }

    /// The tree of `source`, or nil where it took longer than `timeLimit` (no limit if nil).
    public func parse(_ source: SourceText, timeLimit: Duration? = nil) -> SyntaxTree? {
        ts_parser_set_timeout_micros(parser, timeLimit.map(Self.microseconds) ?? 0)
        let tree = source.bytes.withUnsafeBytes { buffer in
            ts_parser_parse_string(
                parser, nil, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count))
        }
        guard let tree else {
            // Without this the next call would go on with the text that was given up.
            ts_parser_reset(parser)
            return nil
        }
        return SyntaxTree(owning: tree)
    }

    /// At least 1, because the runtime takes 0 for "no limit".
    private static func microseconds(_ duration: Duration) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        return UInt64(max(1, seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
    }
}
