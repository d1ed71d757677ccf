import SwiftTree
import Testing

@Suite("Positions in source text")
struct SourceTextTests {
    private func text(_ content: String) -> SourceText {
        SourceText(bytes: Array(content.utf8))
    }

    @Test("an empty text has one empty line")
    func empty() {
        let text = text("")
        #expect(text.lineCount == 1)
        #expect(text.position(at: 0) == Position(line: 1, column: 1, utf16Column: 1))
        #expect(text.lineText(1) == "")
        #expect(text.lineText(2) == nil)
        #expect(text.lineText(0) == nil)
    }

    @Test("columns count bytes and UTF-16 code units from 1")
    func columns() {
        // é: 2 bytes, 1 unit; 👍: 4 bytes, 2 units.
        let text = text("aé👍b")
        #expect(text.position(at: 0) == Position(line: 1, column: 1, utf16Column: 1))
        #expect(text.position(at: 1) == Position(line: 1, column: 2, utf16Column: 2))
        #expect(text.position(at: 3) == Position(line: 1, column: 4, utf16Column: 3))
        #expect(text.position(at: 7) == Position(line: 1, column: 8, utf16Column: 5))
        #expect(text.position(at: 8) == Position(line: 1, column: 9, utf16Column: 6))
        #expect(text.position(at: 99) == text.position(at: 8))
    }

    @Test("LF, CR LF and CR each end a line", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) {
        let text = text("ab\(end)\(end)👍c\(end)")
        #expect(text.lineCount == 4)
        #expect((1...4).map { text.lineText($0) } == ["ab", "", "👍c", ""])
        let third = 2 + 2 * end.utf8.count
        #expect(text.position(at: third + 4) == Position(line: 3, column: 5, utf16Column: 3))
        #expect(text.offset(line: 3, column: 5) == third + 4)
        #expect(text.lineRange(3) == ByteRange(third, third + 5))
    }

    @Test("an offset is given only for a place that is there")
    func offsets() {
        let text = text("ab\nc")
        #expect(text.offset(line: 1, column: 3) == 2)
        #expect(text.offset(line: 1, column: 4) == nil)
        #expect(text.offset(line: 1, column: 0) == nil)
        #expect(text.offset(line: 3, column: 1) == nil)
    }

    @Test("a byte order mark is left out")
    func byteOrderMark() {
        let marked = SourceText(strippingByteOrderMark: [0xEF, 0xBB, 0xBF] + Array("let".utf8))
        #expect(marked.bytes == Array("let".utf8))
        #expect(SourceText(strippingByteOrderMark: [0x61]).bytes == [0x61])
    }

    @Test("bytes that are not UTF-8 become replacement characters")
    func invalidBytes() {
        let text = SourceText(bytes: [0x61, 0xFF, 0x62])
        #expect(text.string(in: ByteRange(0, 3)) == "a\u{FFFD}b")
    }
}
