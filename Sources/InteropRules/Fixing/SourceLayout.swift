import SwiftTree

/// How a file is laid out, so that inserted text looks as if its author had written it.
struct SourceLayout {
    let source: SourceText

    init(_ source: SourceText) {
        self.source = source
    }

    /// The line end that most lines have, as far as the file's beginning tells.
    var lineEnd: String { Self.lineEnd(of: source) }
    /// One step of indentation: a tab, or as many spaces as the file's beginning uses.
    var step: String { Self.step(of: source) }

    /// How much of a file is looked at, in lines: each fix asks, and a file may have thousands.
    private static let sample = 500

    // MARK: Lines

    /// The line of a byte offset, without its end.
    func line(at offset: Int) -> ByteRange {
        source.lineRange(source.position(at: offset).line) ?? ByteRange(offset, offset)
    }

    /// The blanks that the line of `offset` begins with.
    func indentation(at offset: Int) -> String {
        let line = line(at: offset)
        return String(decoding: source.bytes[line.start..<line.end].prefix(while: Self.isBlank), as: UTF8.self)
    }

    /// What stands before `offset` on its line.
    func before(_ offset: Int) -> String {
        source.string(in: ByteRange(line(at: offset).start, offset))
    }

    /// What stands behind `offset` on its line.
    func behind(_ offset: Int) -> String {
        source.string(in: ByteRange(offset, max(offset, line(at: offset).end)))
    }

    /// Nothing but blanks stands before it.
    func isFirst(_ offset: Int) -> Bool {
        before(offset).utf8.allSatisfy(Self.isBlank)
    }

    /// Nothing but blanks, or a comment that ends with the line, stands behind it.
    func isLast(_ offset: Int) -> Bool {
        let rest = behind(offset).drop { $0 == " " || $0 == "\t" }
        return rest.isEmpty || rest.hasPrefix("//")
    }

    /// The line that follows the one of `offset`, from its first byte; nil at the end of the file.
    func nextLineStart(_ offset: Int) -> Int? {
        source.lineRange(source.position(at: offset).line + 1)?.start
    }

    /// The text of the line before the one of `offset`, without its indentation; nil at the top of the file.
    func lineAbove(_ offset: Int) -> Substring? {
        source.lineText(source.position(at: offset).line - 1)?.drop { $0 == " " || $0 == "\t" }
    }

    // MARK: What the file does

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func lineEnd(of source: SourceText) -> String {
        let end = source.lineRange(min(sample, source.lineCount))?.end ?? source.bytes.count
        let bytes = source.bytes[..<end]
        var (plain, paired) = (0, 0)
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            if offset > 0, bytes[offset - 1] == UInt8(ascii: "\r") { paired += 1 } else { plain += 1 }
        }
        return paired > plain ? "\r\n" : "\n"
    }

    /// The step that lines most often take further in than the line before.
    private static func step(of source: SourceText) -> String {
        var counts: [String: Int] = [:]
        var last = ""
        for line in 1...min(sample, source.lineCount) {
            guard let range = source.lineRange(line) else { continue }
            let bytes = source.bytes[range.start..<range.end]
            let blanks = bytes.prefix(while: isBlank)
            guard blanks.count < bytes.count else { continue }
            let indentation = String(decoding: blanks, as: UTF8.self)
            if indentation.hasPrefix(last), indentation != last {
                let step = String(indentation.dropFirst(last.count))
                if step == "\t" || (step.allSatisfy { $0 == " " } && (2...8).contains(step.count)) { counts[step, default: 0] += 1 }
            }
            last = indentation
        }
        let best = counts.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }
        return best?.key ?? "    "
    }
}
