import SwiftTree

/// The comments of a source text, and which of its lines belong to one statement. Knows string literals (raw ones,
/// multi-line ones, interpolations), extended regular expressions and nested comments, and nothing else of Swift.
struct SourceLexer {
    /// A comment with its delimiters.
    struct Comment: Sendable {
        let range: ByteRange
        let kind: Kind

        enum Kind: Sendable {
            case line, block
            /// `///` or `/**`: text about the code, in which an example is no directive.
            case documentation
        }
    }

    private(set) var comments: [Comment] = []
    private(set) var lines: StatementLines

    private let bytes: [UInt8]
    private var index = 0
    private var nesting: [Nesting] = []

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

        var isBracket: Bool {
            if case .bracket = self { true } else { false }
        }

        /// Whether the lines in it are statements of their own.
        var isBlock: Bool {
            if case .brace = self { true } else { false }
        }
    }

    init(_ source: SourceText) {
        bytes = source.bytes
        lines = StatementLines(bytes: source.bytes)
        while index < bytes.count {
            if case .literal(let hashes, let isMultiline, _)? = nesting.last {
                readLiteral(hashes: hashes, isMultiline: isMultiline)
            } else {
                readCode()
            }
        }
    }

    private mutating func startLine() {
        var isLiteral = false
        if case .literal? = nesting.last { isLiteral = true }
        lines.start(at: index, inside: nesting.last.flatMap { $0.isBlock ? nil : $0.line }, isLiteral: isLiteral)
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
            lines.addCode(at: index)
            openLiteral()
        default:
            readBracket(byte)
            lines.addCode(at: index)
            index += 1
        }
    }

    private mutating func readBracket(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            // Whether the line goes on with a statement is known at its first byte of code.
            lines.addCode(at: index)
            nesting.append(byte == UInt8(ascii: "{") ? .brace(line: lines.current) : .bracket(line: lines.current))
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            guard let open = nesting.last, !open.isBlock else { return }
            close()
        case UInt8(ascii: "}"):
            // A bracket that is still open in the block was a mistake: it must not swallow the rest of the file.
            let open = nesting.reversed().prefix(while: \.isBracket).count
            let isInBlock = open < nesting.count && nesting[nesting.count - 1 - open].isBlock
            if isInBlock || open == nesting.count { nesting.removeLast(open) }
            if isInBlock { close() }
        default: break
        }
    }

    private mutating func close() {
        guard let open = nesting.popLast() else { return }
        lines.addClosing(at: index, ofStatement: open.line)
    }

    private func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }
}

// MARK: Comments

extension SourceLexer {
    private mutating func readLineComment() {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        let isDocumentation = start + 2 < index && bytes[start + 2] == UInt8(ascii: "/")
        comments.append(Comment(range: ByteRange(start, index), kind: isDocumentation ? .documentation : .line))
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
        let isDocumentation = start + 3 < index && bytes[start + 2] == UInt8(ascii: "*") && bytes[start + 3] != UInt8(ascii: "/")
        comments.append(Comment(range: ByteRange(start, index), kind: isDocumentation ? .documentation : .block))
    }
}

// MARK: Literals

extension SourceLexer {
    private mutating func openLiteral() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard peek(hashes) == UInt8(ascii: "\"") else {
            if hashes > 0, peek(hashes) == UInt8(ascii: "/") { return readRegularExpression(hashes: hashes) }
            index += max(1, hashes)
            return
        }
        let isMultiline = peek(hashes + 1) == UInt8(ascii: "\"") && peek(hashes + 2) == UInt8(ascii: "\"")
        index += hashes + (isMultiline ? 3 : 1)
        nesting.append(.literal(hashes: hashes, isMultiline: isMultiline, line: lines.current))
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
            if peek(0) == UInt8(ascii: "(") { nesting.append(.interpolation(line: lines.current)) }
            if peek(0) != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "\"") where closes(hashes: hashes, isMultiline: isMultiline):
            nesting.removeLast()
            lines.addCode(at: index)
            index += hashes + (isMultiline ? 3 : 1)
        default:
            index += 1
        }
    }

    /// `#/…/#`, over several lines only where the first ends after the slash.
    private mutating func readRegularExpression(hashes: Int) {
        index += hashes + 1
        let isMultiline = peek(0) == UInt8(ascii: "\n") || peek(0) == UInt8(ascii: "\r")
        let line = lines.current
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/") where hasHashes(hashes, after: 1):
                index += 1 + hashes
                return
            case UInt8(ascii: "\n"):
                guard isMultiline else { return }
                index += 1
                lines.start(at: index, inside: line, isLiteral: true)
            default:
                index += 1
            }
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
