import SwiftTree
import Testing

@testable import LanguageServer
@testable import Linting

@Suite("Documents")
struct DocumentTests {
    private static let text = "let a = 1\r\n/* é検😀 */ b\rc\n"

    private func document(_ text: String) -> Document {
        Document(uri: "file:///A.swift", languageID: "swift", version: 1, revision: 1, source: SourceText(bytes: Array(text.utf8)))
    }

    private func change(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int, _ text: String) throws -> JSONNode {
        let range = "{\"start\":{\"line\":\(line),\"character\":\(character)},\"end\":{\"line\":\(endLine),\"character\":\(endCharacter)}}"
        return try JSONReader.read(Array("{\"range\":\(range),\"text\":\"\(text)\"}".utf8))
    }

    private func edited(_ text: String, _ encoding: PositionEncoding, _ changes: [JSONNode]) -> String {
        var document = document(text)
        document.apply(changes, encoding)
        return String(decoding: document.source.bytes, as: UTF8.self)
    }

    @Test("positions and offsets answer each other", arguments: [PositionEncoding.utf8, .utf16])
    func positions(_ encoding: PositionEncoding) {
        let source = SourceText(bytes: Array(DocumentTests.text.utf8))
        var offset = 0
        for scalar in DocumentTests.text.unicodeScalars {
            let position = encoding.position(at: offset, in: source)
            // Between CR and LF there is no position of its own.
            if scalar != "\n" || offset == 0 || source.bytes[offset - 1] != UInt8(ascii: "\r") {
                #expect(encoding.offset(of: position, in: source) == offset)
            }
            offset += String(scalar).utf8.count
        }
        #expect(encoding.position(at: offset, in: source) == TextPosition(line: 3, character: 0))
    }

    @Test func countsUnits() {
        let source = SourceText(bytes: Array(DocumentTests.text.utf8))
        let offset = 11 + "/* é検😀 */ ".utf8.count
        #expect(PositionEncoding.utf16.position(at: offset, in: source) == TextPosition(line: 1, character: 11))
        #expect(PositionEncoding.utf8.position(at: offset, in: source) == TextPosition(line: 1, character: 16))
    }

    @Test("what lies beyond, before or within is moved to where something is")
    func clamps() {
        let source = SourceText(bytes: Array(DocumentTests.text.utf8))
        func offset(_ line: Int, _ character: Int, _ encoding: PositionEncoding = .utf16) -> Int {
            encoding.offset(of: TextPosition(line: line, character: character), in: source)
        }
        #expect(offset(-1, 5) == 0)
        #expect(offset(0, -5) == 0)
        // Before the line end, not behind it.
        #expect(offset(0, 1 << 40) == 9)
        #expect(offset(1 << 40, 0) == source.bytes.count)
        // In the middle of the emoji, of the Chinese character, of the é.
        #expect(offset(1, 6) == 11 + "/* é検".utf8.count)
        #expect(offset(1, 6, .utf8) == 11 + "/* é".utf8.count)
        #expect(offset(1, 4, .utf8) == 11 + "/* ".utf8.count)
    }

    @Test func applies() throws {
        #expect(edited("abc", .utf16, [try change(0, 1, 0, 2, "XY")]) == "aXYc")
        #expect(edited("é😀x", .utf16, [try change(0, 3, 0, 4, "")]) == "é😀")
        #expect(edited("é😀x", .utf8, [try change(0, 6, 0, 7, "")]) == "é😀")
        // Each builds on the one before; an end before its start is its start.
        #expect(
            edited("a", .utf16, [try change(0, 1, 0, 1, "\\nb"), try change(1, 1, 1, 0, "c"), try change(9, 9, 9, 9, "!")]) == "a\nbc!")
        #expect(edited("a", .utf16, [try JSONReader.read(Array(#"{"text":"new"}"#.utf8)), try change(0, 0, 0, 1, "k")]) == "kew")
        // No change at all.
        #expect(edited("a", .utf16, [try JSONReader.read(Array(#"{"text":1}"#.utf8)), try JSONReader.read(Array("[]".utf8))]) == "a")
    }

    @Test("random edits do what they do to a text of UTF-16 units")
    func agreesWithUTF16() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            var units = Array("let é = \"検索\"\n// 😀\nfunc f() { }\n".utf16)
            var changes: [JSONNode] = []
            for _ in 0..<4 {
                func position(_ offset: Int) -> (Int, Int) {
                    let before = units[..<offset]
                    return (before.count { $0 == 10 }, offset - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0))
                }
                // Not within a pair.
                let places = (0...units.count).filter { $0 == units.count || !(0xDC00..<0xE000).contains(units[$0]) }
                let ends = [places.randomElement(using: &random) ?? 0, places.randomElement(using: &random) ?? 0].sorted()
                let text = ["", "x", "é", "😀", "\n", "a\nb"].randomElement(using: &random) ?? ""
                let (start, end) = (position(ends[0]), position(ends[1]))
                changes.append(try change(start.0, start.1, end.0, end.1, text.replacing("\n", with: "\\n")))
                units.replaceSubrange(ends[0]..<ends[1], with: text.utf16)
            }
            let expected = String(decoding: units, as: UTF16.self)
            #expect(edited("let é = \"検索\"\n// 😀\nfunc f() { }\n", .utf16, changes) == expected)
        }
    }
}
