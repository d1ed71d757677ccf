import SwiftTree

/// The comments of a source text, and which of its lines belong to one statement. Knows string literals (raw ones,
/// multi-line ones, interpolations) and nested comments, and nothing else of Swift.
struct SourceLexer {
    private(set) var comments: [ByteRange] = []
    /// Offsets of the first byte of each line.
    private(set) var lineStarts: [Int] = [0]
    /// For each line, the line on which its statement starts.
    private(set) var statementLines: [Int] = [0]

    private let bytes: [UInt8]
    private var index = 0
    private var nesting: [Nesting] = []
    /// The last byte of code before the current line.
    private var lastCode: UInt8 = 0
    private var lineHasCode = false

    private enum Nesting {
        /// `(` or `[`, and the line of the statement it stands in.
        case bracket(line: Int)
        case brace(line: Int)
        /// `\(` inside a literal.
        case interpolation(line: Int)
        case literal(hashes: Int, isMultiline: Bool, line: Int)

        var line: Int {
            switch self {
            case .bracket(let line), .brace(let line), .interpolation(let line), .literal(_, _, let line): line
            }
        }
    }

    init(_ source: SourceText) {
        bytes = source.bytes
        while index < bytes.count {
            if case .literal(let hashes, let isMultiline, _)? = nesting.last {
                readLiteral(hashes: hashes, isMultiline: isMultiline)
            } else {
                readCode()
            }
        }
    }

    /// The line, counted from 0, that holds `offset`.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private var statementLine: Int { statementLines[statementLines.count - 1] }

    private mutating func startLine() {
        lineStarts.append(index)
        statementLines.append(lineOfStatement(startingAt: index))
        if lineHasCode { lineHasCode = false }
    }

    /// A line continues the statement before it inside brackets and literals, after `=` and the like, and where it starts
    /// with a member access or an operator.
    private func lineOfStatement(startingAt start: Int) -> Int {
        let ownLine = lineStarts.count - 1
        switch nesting.last {
        case .bracket(let line), .interpolation(let line), .literal(_, _, let line): return line
        case .brace, nil: break
        }
        var first = start
        while first < bytes.count, bytes[first] == 32 || bytes[first] == 9 { first += 1 }
        guard first < bytes.count else { return ownLine }
        let continuing: Set<UInt8> = Set(".?:&|=+*<>".utf8)
        let continued: Set<UInt8> = Set("=,+-*&|<>?:".utf8)
        return continuing.contains(bytes[first]) || continued.contains(lastCode) ? statementLine : ownLine
    }

    private mutating func readCode() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\n"):
            index += 1
            startLine()
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            index += 1
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
            readLineComment()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
            readBlockComment()
        case UInt8(ascii: "#"), UInt8(ascii: "\""):
            openLiteral()
            lastCode = byte
            lineHasCode = true
        default:
            readBracket(byte)
            lastCode = byte
            lineHasCode = true
            index += 1
        }
    }

    private mutating func readBracket(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): nesting.append(.bracket(line: statementLine))
        case UInt8(ascii: "{"): nesting.append(.brace(line: statementLine))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard let open = nesting.popLast(), !lineHasCode else { return }
            statementLines[statementLines.count - 1] = open.line
        default: break
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private mutating func readLineComment() {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        comments.append(ByteRange(start, index))
    }

    private mutating func readBlockComment() {
        let start = index
        var depth = 0
        repeat {
            if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else {
                let isNewline = bytes[index] == UInt8(ascii: "\n")
                index += 1
                if isNewline { startLine() }
            }
        } while depth > 0 && index < bytes.count
        index = min(index, bytes.count)
        comments.append(ByteRange(start, index))
    }

    private mutating func openLiteral() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard peek(hashes) == UInt8(ascii: "\"") else {
            index += max(1, hashes)
            return
        }
        let isMultiline = peek(hashes + 1) == UInt8(ascii: "\"") && peek(hashes + 2) == UInt8(ascii: "\"")
        index += hashes + (isMultiline ? 3 : 1)
        nesting.append(.literal(hashes: hashes, isMultiline: isMultiline, line: statementLine))
    }

    private mutating func readLiteral(hashes: Int, isMultiline: Bool) {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
            // Only a multi-line literal may go on; anything else is a mistake that ends with its line.
            if !isMultiline { nesting.removeLast() }
            index += 1
            startLine()
        case UInt8(ascii: "\\") where hasHashes(hashes, after: 1):
            index += 1 + hashes
            if peek(0) == UInt8(ascii: "(") { nesting.append(.interpolation(line: statementLine)) }
            if peek(0) != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "\"") where closes(hashes: hashes, isMultiline: isMultiline):
            nesting.removeLast()
            index += hashes + (isMultiline ? 3 : 1)
            lastCode = UInt8(ascii: "\"")
        default:
            index += 1
        }
    }

    private func closes(hashes: Int, isMultiline: Bool) -> Bool {
        guard isMultiline else { return hasHashes(hashes, after: 1) }
        return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && hasHashes(hashes, after: 3)
    }

    private func hasHashes(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
    }
}
