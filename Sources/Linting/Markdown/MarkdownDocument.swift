import SwiftTree

/// A Markdown file and its Swift code. Each block is linted as a project of its own: documents show one type in several
/// versions, and what a block leaves out is not what another one means.
struct MarkdownDocument: Sendable {
    /// As it is shown to the user.
    let path: String
    let source: SourceText
    /// What is kept of its Swift blocks; those without a trigger word are left out.
    var blocks: [SourceFile] = []

    /// By the name alone.
    static func isMarkdown(_ path: String) -> Bool {
        let name = path.utf8.suffix(9).map { $0 | 0x20 }
        return name.suffix(3).elementsEqual(".md".utf8) || name.elementsEqual(".markdown".utf8)
    }

    /// The texts of the Swift blocks: each as long as the document, with everything else made spaces, so that every
    /// offset, line and column in it is one of the document.
    static func swiftBlocks(in bytes: [UInt8]) -> [Block] {
        MarkdownScanner(bytes).fences.filter { isSwift($0.info) }.map { Block(lines: $0.lines) }
    }

    struct Block {
        let lines: [ByteRange]

        /// Its code alone, for a first look.
        func code(in bytes: [UInt8]) -> [UInt8] {
            lines.flatMap { bytes[$0.start..<$0.end] }
        }

        func text(in bytes: [UInt8]) -> [UInt8] {
            var text = bytes.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
            for line in lines { text.replaceSubrange(line.start..<line.end, with: bytes[line.start..<line.end]) }
            return text
        }
    }

    /// `swift`, `Swift title="a"`, `swift {1,3}`, `{.swift}`.
    private static func isSwift(_ info: String) -> Bool {
        let word = info.drop { $0 == "{" || $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "+" || $0 == "_" }
        return word.lowercased() == "swift"
    }
}
