import SwiftTree

/// Which parts of a file are compiled for which platforms, as its `#if` directives tell.
///
/// The directives are found in the text and not in the tree: the grammar lets them stand as a `break`'s value or as the
/// head of a member chain, and loses some of them in error nodes. The tree only tells which are inside comments and strings.
struct PlatformRegions {
    /// The start of each region, ascending, with the platforms from there to the next.
    private var starts: [Int] = []
    private var sets: [PlatformSet] = []

    init(source: SourceText, tree: SyntaxTree) {
        var open: [OpenCondition] = []
        for directive in Directive.all(in: source) where directive.isCode(in: tree) {
            Self.step(over: directive, &open)
            starts.append(directive.start)
            sets.append(open.last?.branch ?? .all)
        }
    }

    /// The platforms for which the code at a byte offset is compiled.
    func platforms(at offset: Int) -> PlatformSet {
        guard let first = starts.first, first <= offset else { return .all }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return sets[low]
    }

    /// An `#if` that has not met its `#endif`.
    private struct OpenCondition {
        /// The platforms of the branch that is read now.
        var branch: PlatformSet
        /// Where every condition so far can have failed.
        var remaining: PlatformSet
    }

    private static func step(over directive: Directive, _ open: inout [OpenCondition]) {
        switch directive.kind {
        case .if:
            let enclosing = open.last?.branch ?? .all
            let condition = PlatformCondition(directive.condition)
            open.append(
                OpenCondition(
                    branch: enclosing.intersection(condition.holds), remaining: enclosing.intersection(condition.fails)))
        case .elseif:
            guard var top = open.popLast() else { return }
            let condition = PlatformCondition(directive.condition)
            top.branch = top.remaining.intersection(condition.holds)
            top.remaining.formIntersection(condition.fails)
            open.append(top)
        case .else:
            guard var top = open.popLast() else { return }
            top.branch = top.remaining
            open.append(top)
        case .endif:
            _ = open.popLast()
        }
    }
}

/// A line that starts with `#if`, `#elseif`, `#else` or `#endif`.
private struct Directive {
    enum Kind: String, CaseIterable {
        case `if`, `elseif`, `else`, `endif`
    }

    let kind: Kind
    /// The offset of the `#`.
    let start: Int
    /// What follows the keyword, without a comment.
    let condition: Substring

    static func all(in source: SourceText) -> [Directive] {
        source.bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.compactMap { index in
                bytes[index] == UInt8(ascii: "#") ? Directive(source: source, bytes: bytes, at: index) : nil
            }
        }
    }

    private init?(source: SourceText, bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard Self.isFirstOnLine(bytes, start) else { return nil }
        let word = bytes[(start + 1)...].prefix(8).prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
        guard let kind = Kind.allCases.first(where: { word.elementsEqual($0.rawValue.utf8) }) else { return nil }
        self.kind = kind
        self.start = start
        condition = kind == .if || kind == .elseif ? Self.condition(source, from: word.endIndex) : ""
    }

    private static func isFirstOnLine(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        for byte in bytes[..<index].reversed() {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): continue
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
            default: return false
            }
        }
        return true
    }

    /// The rest of the line, with the next ones where it ends in an operator.
    private static func condition(_ source: SourceText, from start: Int) -> Substring {
        var line = source.position(at: start).line
        var text = withoutComment(source.string(in: ByteRange(start, source.lineRange(line)?.end ?? start)))
        while text.hasSuffix("||") || text.hasSuffix("&&"), let next = source.lineText(line + 1) {
            line += 1
            text += withoutComment(next)
        }
        return text[...]
    }

    private static func withoutComment(_ text: String) -> String {
        var kept = text[...]
        for mark in ["//", "/*"] {
            if let range = kept.firstRange(of: mark) { kept = kept[..<range.lowerBound] }
        }
        while kept.last?.isWhitespace == true { kept.removeLast() }
        return String(kept)
    }

    /// Whether the parser saw neither a comment nor a string here.
    func isCode(in tree: SyntaxTree) -> Bool {
        switch tree.root.descendant(covering: ByteRange(start, start + 1))?.kind {
        case .comment, .multilineComment, .multiLineStrText, .lineStrText, .rawStrPart, .rawStrEndPart: false
        default: true
        }
    }
}
