import CTreeSitter
import CTreeSitterSwift

/// Parses Swift source. One for each worker: it may be used again and again, by one thread at a time.
public final class Parser {
    /// A file whose brackets nest deeper than this is not parsed.
    public static let maximumNesting = 10_000

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

    /// The tree of `source`, or nil where it took longer than `timeLimit` (no limit if nil) or is nested beyond all reason.
    public func parse(_ source: SourceText, timeLimit: Duration? = nil) -> SyntaxTree? {
        parse(source, after: nil, timeLimit: timeLimit)
    }

    /// The same with what has not changed since an earlier text taken from its tree.
    ///
    /// That is done for what a person types within a word. Everything else is parsed as if it were new: where the grammar's own
    /// scanner decides (operators, line ends, literals), the runtime (0.20.7) was seen to take a broken text for a whole one.
    /// So is what has mistakes before or after: how the grammar guesses around one depends on what was there before.
    ///
    /// - Parameters:
    ///   - old: a tree of `oldSource`; it stays as it is.
    ///   - timeLimit: as for a new text.
    public func parse(
        _ source: SourceText, reusing old: SyntaxTree, of oldSource: SourceText, timeLimit: Duration? = nil
    ) -> SyntaxTree? {
        reparse(source, reusing: old, of: oldSource, timeLimit: timeLimit) ?? parse(source, timeLimit: timeLimit)
    }

    /// nil where nothing can be taken from the old tree.
    func reparse(
        _ source: SourceText, reusing old: SyntaxTree, of oldSource: SourceText, timeLimit: Duration? = nil
    ) -> SyntaxTree? {
        let edit = SourceEdit(from: oldSource.bytes, to: source.bytes)
        guard edit.isWithinWord(from: oldSource.bytes, to: source.bytes), !old.root.hasError,
            let edited = old.edited(edit, oldSource, source)
        else { return nil }
        defer { ts_tree_delete(edited) }
        guard let tree = parse(source, after: edited, timeLimit: timeLimit), !tree.root.hasError else { return nil }
        return tree
    }

    private func parse(_ source: SourceText, after old: OpaquePointer?, timeLimit: Duration?) -> SyntaxTree? {
        guard Self.isNestedWithinReason(source.bytes) else { return nil }
        ts_parser_set_timeout_micros(parser, timeLimit.map(Self.microseconds) ?? 0)
        let tree = source.bytes.withUnsafeBytes { buffer in
            ts_parser_parse_string(
                parser, old, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count))
        }
        guard let tree else {
            // Without this the next call would go on with the text that was given up.
            ts_parser_reset(parser)
            return nil
        }
        let root = Node(ts_tree_root_node(tree))
        // An unsound tree cannot even be freed; it is left to leak.
        return Self.isSound(root, length: source.bytes.count) ? SyntaxTree(owning: tree) : nil
    }

    // Runtimes that stop at ABI 14 count a node's children in 16 bits: making, reading or freeing a node with more goes wrong. Only an
    // error node can have so many, for whatever the parser has begun and not ended: thousands of open brackets, or operators.

    /// Brackets are counted wherever they stand: a string or a comment with 10,000 unmatched ones is no real file's.
    private static func isNestedWithinReason(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > maximumNesting { return false }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: continue
            }
        }
        return true
    }

    /// The length of a node that was counted wrong is wrong too, so that the root does not reach the end of the file.
    private static func isSound(_ root: Node, length: Int) -> Bool {
        !root.hasError || root.end == length
    }

    /// At least 1, because the runtime takes 0 for "no limit".
    private static func microseconds(_ duration: Duration) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        return UInt64(max(1, seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
    }
}
