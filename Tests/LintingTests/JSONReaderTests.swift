import Testing

@testable import Linting

@Suite("Reading JSON")
struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONNode {
        try JSONReader.read(Array(text.utf8))
    }

    /// The value in a notation of the tests: members sorted as they stand.
    private func notation(_ node: JSONNode) -> String {
        switch node.value {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(let text): "'\(text)'"
        case .array(let elements): "[" + elements.map(notation).joined(separator: " ") + "]"
        case .object(let members): "{" + members.map { "\($0.name)=\(notation($0.value))" }.joined(separator: " ") + "}"
        }
    }

    @Test(arguments: [
        ("{}", "{}"), (" [ ] ", "[]"), ("{\"a\": [1, -2.5e+3, 0]}", "{a=[1 -2.5e+3 0]}"), ("[true,false,null]", "[true false null]"),
        ("// why\n{ /* x, } */ \"a\" : 1 , // end\n }//", "{a=1}"), ("[1, 2,]", "[1 2]"), ("{\"a\": {},}", "{a={}}"),
        ("\"a\\n\\t\\\"\\\\\\/\\u00e9\\ud83d\\ude00\"", "'a\n\t\"\\/é😀'"), ("\"é // no comment\"", "'é // no comment'"),
        ("{\"a\":1,\"a\":2}", "{a=1 a=2}"),
    ])
    func reads(_ text: String, _ expected: String) throws {
        #expect(notation(try read(text)) == expected)
    }

    @Test(
        "what is wrong, and at which byte",
        arguments: [
            ("", "expected a value, found the end of the file", 0), ("{", "found the end of the file", 1),
            ("{\"a\" 1}", "expected a colon after the key, found 1", 5), ("{\"a\": 1 \"b\": 2}", "expected a comma or }, found \"", 8),
            ("[1 2]", "expected a comma or ], found 2", 3), ("[1\n, 2\n\n3]", "a comma is missing here", 6),
            ("{\"a\": 1  // one\n\"b\": 2}", "a comma is missing here", 7), ("[1\n", "found the end of the file", 3),
            ("[,]", "expected a value, found ,", 1),
            ("[1,,]", "expected a value, found ,", 3),
            ("{,}", "expected a key in quotes, or }, found ,", 1), ("{a: 1}", "expected a key in quotes, or }, found a", 1),
            ("{\"a\": off}", "expected a value, found off; a text stands in quotes", 6), ("'a'", "expected a value, found '", 0),
            ("\"a\nb\"", "found the end of the line", 2), ("\"abc", "no closing quote", 0), ("\"\\x\"", "no such escape", 1),
            ("\"\\ud800\"", "spells no character", 1), ("\"\\u12\"", "spells no character", 1), ("[01]", "found 1", 2),
            ("[1.]", "expected a digit, found ]", 3), ("[+1]", "expected a value, found +", 1), ("[1x]", "end of the number, found x", 2),
            ("{} x", "expected the end of the file, found x", 3), ("/* {}", "this comment has no end", 0), ("[1 / 2]", "found /", 3),
            ("[\"\u{1}\"]", "found a control character", 2),
        ] as [(String, String, Int)])
    func refuses(_ text: String, _ message: String, _ offset: Int) throws {
        let mistake = try #require(throws: JSONReader.Mistake.self) { try read(text) }
        #expect(mistake.message.contains(message), "\(mistake)")
        #expect(mistake.offset == offset, "\(mistake)")
    }

    @Test func survivesWhatNobodyWrites() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONReader.Mistake(message: "this is nested too deeply", offset: JSONReader.depthLimit)) { try read(deep) }
        #expect(throws: JSONReader.Mistake(message: "this is not UTF-8", offset: 2)) {
            try JSONReader.read([0x5B, 0x22, 0xFF, 0x22, 0x5D])
        }
    }

    @Test func knowsWhereThingsStand() throws {
        let node = try read("{ \"a\": [10] }")
        guard case .object(let members) = node.value, case .array(let elements) = members[0].value.value else {
            Issue.record("not an object with a list")
            return
        }
        #expect((node.range.start, node.range.end) == (0, 13))
        #expect((members[0].nameRange.start, members[0].nameRange.end) == (2, 5))
        #expect((elements[0].range.start, elements[0].range.end) == (8, 10))
    }
}
