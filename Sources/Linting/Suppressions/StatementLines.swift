/// Which lines of a source text belong to one statement, as far as its bytes tell. Lines count from 0.
///
/// A line goes on with the statement before it inside brackets and literals, where it starts with a member access, an
/// operator, an opening brace or a word like `else`, and where the line before it ends open or holds attributes alone. The
/// lines of a block are statements of their own; its closing brace belongs to what opened it.
struct StatementLines {
    /// Offsets of the first byte of each line.
    private(set) var starts: [Int] = [0]
    /// For each line, the line on which its statement starts.
    private(set) var statements: [Int] = [0]
    /// For each line, whether it holds more than space and comments.
    private(set) var haveCode: [Bool] = [false]

    private let bytes: [UInt8]
    /// Of the current line.
    private var isInside = false
    private var firstCode: Int?
    private var lastCode: Int?
    /// Whether the operator that ends the code so far has a space before it, as between two operands.
    private var isOperatorSpaced = false
    /// What the last line of code leaves behind: its statement, and whether the next line goes on with it.
    private var before = (statement: 0, isOpen: false)

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The line on which the current line's statement starts.
    var current: Int { statements[statements.count - 1] }

    /// The line that holds `offset`.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The closest line with code after or before a line.
    func lineOfCode(after line: Int) -> Int? {
        haveCode[min(line + 1, haveCode.count)...].firstIndex(of: true)
    }

    func lineOfCode(before line: Int) -> Int? {
        haveCode[..<line].lastIndex(of: true)
    }

    // MARK: Reading

    /// - Parameters:
    ///   - inside: the line of the statement whose bracket or literal is open.
    ///   - isLiteral: whether the line starts inside a literal.
    mutating func start(at offset: Int, inside: Int?, isLiteral: Bool) {
        finishLine()
        starts.append(offset)
        statements.append(inside ?? starts.count - 1)
        haveCode.append(isLiteral)
        isInside = inside != nil
        (firstCode, lastCode) = (nil, nil)
    }

    mutating func addCode(at offset: Int) {
        guard offset != lastCode else { return }
        if firstCode == nil {
            firstCode = offset
            if !isInside, continues(at: offset) { statements[statements.count - 1] = before.statement }
        }
        haveCode[haveCode.count - 1] = true
        if StatementLines.isOperator(bytes[offset]), lastCode != offset - 1 || !StatementLines.isOperator(bytes[offset - 1]) {
            isOperatorSpaced = offset == starts[starts.count - 1] || bytes[offset - 1] <= UInt8(ascii: " ")
        }
        lastCode = offset
    }

    /// A closing bracket: where it starts a line, that is still the statement of the opening one.
    mutating func addClosing(at offset: Int, ofStatement line: Int) {
        if firstCode == nil { statements[statements.count - 1] = line }
        isInside = isInside || firstCode == nil
        addCode(at: offset)
    }

    private mutating func finishLine() {
        guard let first = firstCode, let last = lastCode else {
            if haveCode[haveCode.count - 1] { before = (current, false) }
            return
        }
        // A statement may go on behind `#endif`.
        if isConditional(at: first) { return }
        before = (current, endsOpen(at: last) || holdsAttributesAlone(from: first, to: last))
    }

    // MARK: Continuation

    private static let operators = Set("+-*/%&|^<>?=!~.:".utf8)

    private static func isOperator(_ byte: UInt8) -> Bool {
        operators.contains(byte)
    }

    private func continues(at first: Int) -> Bool {
        if isConditional(at: first) { return false }
        if before.isOpen { return true }
        switch bytes[first] {
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "="):
            return true
        case let byte where StatementLines.isOperator(byte):
            // Between two operands an operator has spaces on both sides; before its only one it has none.
            let operation = bytes[first...].prefix(while: StatementLines.isOperator)
            let isPrefix = operation.count == 1 && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "~"))
            return !isPrefix && operation.endIndex < bytes.count && bytes[operation.endIndex] <= UInt8(ascii: " ")
        default:
            return ["else", "catch", "where", "as", "is", "throws", "rethrows"].contains(word(at: first))
        }
    }

    private func endsOpen(at last: Int) -> Bool {
        switch bytes[last] {
        case UInt8(ascii: ","), UInt8(ascii: "="): true
        // The end of `case .one:`, or of `class Coordinator:`.
        case UInt8(ascii: ":"): isOperatorSpaced || !["case", "default", "@"].contains(word(at: firstCode(ofLine: current)))
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "~"): false
        case let byte: StatementLines.isOperator(byte) && isOperatorSpaced
        }
    }

    /// `#if` and its like, but not `#selector`.
    private func isConditional(at first: Int) -> Bool {
        bytes[first] == UInt8(ascii: "#") && ["if", "elseif", "else", "endif"].contains(word(at: first + 1))
    }

    /// `@objc`, `@available(iOS 16, *) @MainActor`.
    private func holdsAttributesAlone(from first: Int, to last: Int) -> Bool {
        var index = first
        while index <= last {
            guard bytes[index] == UInt8(ascii: "@") else { return false }
            index += 1
            while index <= last, SourceBytes.isIdentifier(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
            if index <= last, bytes[index] == UInt8(ascii: "(") {
                var depth = 0
                repeat {
                    if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                    if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
                    index += 1
                } while depth > 0 && index <= last
            }
            while index <= last, bytes[index] <= UInt8(ascii: " ") { index += 1 }
        }
        return true
    }

    private func firstCode(ofLine line: Int) -> Int {
        bytes[starts[line]...].firstIndex { $0 > UInt8(ascii: " ") } ?? bytes.count
    }

    /// The letters that start at an offset, or `@`.
    private func word(at offset: Int) -> String {
        guard offset < bytes.count, bytes[offset] != UInt8(ascii: "@") else { return "@" }
        return String(decoding: bytes[offset...].prefix(while: SourceBytes.isIdentifier), as: UTF8.self)
    }
}
