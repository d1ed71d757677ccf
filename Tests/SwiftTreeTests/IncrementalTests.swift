import CTreeSitter
import Foundation
import Testing

@testable import SwiftTree

/// A tree that was made from an earlier one is the tree that the text alone would give.
@Suite("Parsing again after an edit")
struct IncrementalTests {
    private static let fixtures: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").standardizedFileURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path() < $1.path() }
    }()

    /// Every node with its symbol and place, so that not even a shifted range goes unseen.
    private func description(_ tree: SyntaxTree) -> [String] {
        var lines: [String] = [tree.notation]
        func add(_ node: Node) {
            let symbol = ts_node_symbol(node.raw)
            let (start, end) = (ts_node_start_point(node.raw), ts_node_end_point(node.raw))
            lines.append("\(symbol) \(node.start)-\(node.end) \(start.row):\(start.column)-\(end.row):\(end.column)")
            for index in 0..<ts_node_child_count(node.raw) { add(Node(ts_node_child(node.raw, index))) }
        }
        add(tree.root)
        return lines
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private static let pieces = [
        "x", " ", "\n", "\r\n", "é", "検索", "😀", "\"", "{", "}", "(", ")", "// note\n", "/*", "*/", "let a = 1\n", "func f() { g() }\n",
        ".b", "!", "?", " = ", "self.", "\"\"\"", "#\"", "\\(", "if a { }\n", "#if DEBUG\n", "#endif\n", "@objc ", "-> Int", ",", ":", "<",
        ">",
        "async ", "guard let x else { return }\n", "{ $0 }", "/re/", "\t",
    ]

    private func edited(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        let start = Int.random(in: 0...text.count, using: &random)
        let length = Bool.random(using: &random) ? 0 : Int.random(in: 0...min(40, text.count - start), using: &random)
        var piece = ""
        for _ in 0..<Int.random(in: 0...2, using: &random) { piece += IncrementalTests.pieces.randomElement(using: &random) ?? "" }
        var scalars = Array(text)
        scalars.replaceSubrange(start..<(start + length), with: Array(piece.unicodeScalars))
        return Array(String(String.UnicodeScalarView(scalars)).utf8)
    }

    /// Letters put in front of, into or behind a word, or taken from it; now and then a keyword comes of it.
    private func retyped(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
        let words = bytes.split { !($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) }.filter { $0.count > 1 }
        guard let word = words.randomElement(using: &random) else { return bytes }
        var bytes = bytes
        let start = Int.random(in: word.startIndex...word.endIndex, using: &random)
        let length = Int.random(in: 0...min(3, word.endIndex - start, word.count - 1), using: &random)
        let text = ["x", "Q7", "_", "", "if", "self", "0", "let", "is", "any"].randomElement(using: &random) ?? ""
        bytes.replaceSubrange(start..<(start + length), with: text.utf8)
        return bytes
    }

    @Test("words that are typed anew in the fixtures", arguments: [1, 2, 3, 4] as [UInt64])
    func agreesOnWords(_ seed: UInt64) throws {
        let parser = Parser()
        var random = Generator(state: seed)
        var (reused, all) = (0, 0)
        for (number, url) in IncrementalTests.fixtures.enumerated() where UInt64(number) % 8 + 1 == seed {
            let text = try String(contentsOf: url, encoding: .utf8)
            let dressed = number / 8 % 2 == 0 ? text : text.replacing("\n", with: " /* é検😀 */\r\n")
            var source = SourceText(bytes: Array(dressed.utf8))
            var tree = try #require(parser.parse(source))
            for step in 0..<6 {
                let next = SourceText(bytes: retyped(source.bytes, &random))
                let fresh = try #require(parser.parse(next))
                all += 1
                if let again = parser.reparse(next, reusing: tree, of: source) {
                    reused += 1
                    #expect(description(again) == description(fresh), "\(url.lastPathComponent), step \(step)")
                    (source, tree) = (next, again)
                } else if !fresh.root.hasError {
                    (source, tree) = (next, fresh)
                }
            }
        }
        // Otherwise nothing was tried.
        #expect(reused * 2 > all, "\(reused) of \(all)")
    }

    @Test("an operator that breaks the text is seen")
    func seesBreaks() throws {
        let parser = Parser()
        let text = """
            final class Curator {
                func hang() {
                    wall.backgroundColor = frame
                }
            }

            """
        let (old, new) = (
            SourceText(bytes: Array(text.utf8)), SourceText(bytes: Array(text.replacing("frame\n    }", with: "frame\n = */    }").utf8))
        )
        let tree = try #require(parser.parse(old))
        let again = try #require(parser.parse(new, reusing: tree, of: old))
        #expect(again.root.hasError)
        #expect(parser.reparse(new, reusing: tree, of: old) == nil)
    }

    @Test("random edits of the fixtures, undone now and then", arguments: [1, 2, 3, 4] as [UInt64])
    func agrees(_ seed: UInt64) throws {
        let parser = Parser()
        var random = Generator(state: seed)
        for (number, url) in IncrementalTests.fixtures.enumerated() where UInt64(number) % 16 + 1 == seed {
            var bytes = Array(try Data(contentsOf: url))
            // Each fixture in another dress: as it is, with CR LF, with text beyond ASCII in front of every line.
            let text = String(decoding: bytes, as: UTF8.self)
            switch number / 16 % 3 {
            case 1: bytes = Array(text.replacing("\n", with: "\r\n").utf8)
            case 2: bytes = Array(text.replacing("\n", with: "\n/* é検😀 */ ").utf8)
            default: break
            }
            let original = bytes
            var source = SourceText(bytes: bytes)
            var tree = try #require(parser.parse(source))
            for step in 0..<3 {
                let next = SourceText(bytes: step % 3 == 2 ? original : edited(source.bytes, &random))
                guard let fresh = parser.parse(next), let again = parser.parse(next, reusing: tree, of: source) else { continue }
                #expect(description(again) == description(fresh), "\(url.lastPathComponent), step \(step)")
                (source, tree) = (next, again)
            }
        }
    }

    @Test func findsTheChange() {
        func edit(_ old: String, _ new: String) -> [Int] {
            let edit = SourceEdit(from: Array(old.utf8), to: Array(new.utf8))
            return [edit.start, edit.oldEnd, edit.newEnd]
        }
        #expect(edit("abc", "abc") == [3, 3, 3])
        #expect(edit("", "abc") == [0, 0, 3])
        #expect(edit("aaa", "aaaa") == [3, 3, 4])
        #expect(edit("abcd", "axd") == [1, 3, 2])
        #expect(edit("abc", "") == [0, 3, 0])
    }

    @Test(arguments: [
        ("let a", "let ab", true), ("let ab", "let b", true), ("let ab = 1", "let x7b = 1", true), ("ab", "aXb", true),
        ("let a", "let ", false), ("a", "b", false), ("a b", "ab", false), ("a", "a ", false), ("a.b", "a,b", false), ("a", "aé", false),
        ("a+b", "a+cd", false), ("", "a", false), ("a", "a", true),
    ])
    func knowsWords(_ old: String, _ new: String, _ isWithinWord: Bool) {
        let (old, new) = (Array(old.utf8), Array(new.utf8))
        #expect(SourceEdit(from: old, to: new).isWithinWord(from: old, to: new) == isWithinWord)
    }

    @Test("what takes too long after an edit is given up, and the parser is of use again")
    func givesUp() throws {
        let parser = Parser()
        let source = SourceText(bytes: Array(String(repeating: "let a = [1, 2, 3].map { $0 }\n", count: 5_000).utf8))
        let tree = try #require(parser.parse(source))
        let other = SourceText(bytes: Array(String(repeating: "func f() { g(1) }\n", count: 20_000).utf8))
        #expect(parser.parse(other, reusing: tree, of: source, timeLimit: .microseconds(1)) == nil)
        #expect(parser.parse(source, reusing: tree, of: source)?.notation == tree.notation)
    }
}
