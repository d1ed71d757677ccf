import SwiftTree

/// Which parts of a file are compiled in which builds, as its `#if` directives tell.
///
/// The directives are found in the text and not in the tree: the grammar lets them stand as a `break`'s value or as the
/// head of a member chain, and loses some of them in error nodes. The tree only tells which are inside comments and strings.
struct PlatformRegions {
    /// The start of each region, ascending, with the builds from there to the next.
    private var starts: [Int] = []
    private var sets: [PlatformSet] = []

    init(source: SourceText, tree: SyntaxTree) {
        let directives = Directive.all(in: source).filter { $0.isCode(in: tree) }
        let lone = Self.lone(directives)
        var open: [OpenCondition] = []
        var flags = BuildFlags()
        for (index, directive) in directives.enumerated() {
            Self.step(over: directive, isLone: lone.contains(index), &open, &flags)
            starts.append(directive.start)
            sets.append(open.last?.branch ?? .all)
        }
    }

    /// The builds in which the code at a byte offset is compiled.
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
        /// The builds of the branch that is read now.
        var branch: PlatformSet
        /// Where every condition so far can have failed.
        var remaining: PlatformSet

        /// The branch of a condition, of what remains.
        mutating func take(_ condition: PlatformCondition, of rest: PlatformSet) {
            if condition == .undecided, case let halves = rest.halves, !halves.0.isEmpty {
                (branch, remaining) = halves
                return
            }
            branch = rest.intersection(condition.holds)
            // No branch is written in vain: too many flags, or one tested again.
            if branch.isEmpty { branch = rest.withAnyFlags.intersection(condition.holds.withAnyFlags) }
            remaining = rest.intersection(condition.fails)
            if remaining.isEmpty { remaining = rest.withAnyFlags.intersection(condition.fails.withAnyFlags) }
        }
    }

    /// The last conditions of those that have no `#else`. What only some builds are made with (a log, a test's shortcut) says
    /// nothing about the code around it, unless the other builds have their own condition.
    private static func lone(_ directives: [Directive]) -> Set<Int> {
        var open: [Int?] = []
        var found: Set<Int> = []
        for (index, directive) in directives.enumerated() {
            switch directive.kind {
            case .if: open.append(index)
            case .elseif: _ = open.popLast(); open.append(index)
            case .else: _ = open.popLast(); open.append(nil)
            case .endif: if let last = open.popLast() ?? nil { found.insert(last) }
            }
        }
        let conditions = Set(found.map { directives[$0].condition.filter { !$0.isWhitespace } })
        return found.filter { index in
            let condition = directives[index].condition.filter { !$0.isWhitespace }
            return !conditions.contains(condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition)
        }
    }

    private static func step(over directive: Directive, isLone: Bool, _ open: inout [OpenCondition], _ flags: inout BuildFlags) {
        switch directive.kind {
        case .if, .elseif:
            if directive.kind == .elseif, open.isEmpty { return }
            let rest = directive.kind == .if ? open.last?.branch ?? .all : open.removeLast().remaining
            // The settings of one nest of conditions are told apart; no matter with another.
            if open.isEmpty, directive.kind == .if { flags = BuildFlags() }
            let condition = PlatformCondition(directive.condition, flags: &flags)
            var next = OpenCondition(branch: rest, remaining: rest)
            if isLone {
                next.branch = rest.intersection(condition.holds.withAnyFlags)
            } else {
                next.take(condition, of: rest)
            }
            open.append(next)
        case .else:
            guard let last = open.last else { return }
            open[open.count - 1].branch = last.remaining
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
