import Testing

@testable import LanguageServer
@testable import Linting

@Suite("Messages")
struct MessageTests {
    private func message(_ text: String) throws -> Message {
        try Message(Array(text.utf8))
    }

    @Test func tellsKindsApart() throws {
        guard case .request(.number(3), "a/b", let parameters?) = try message(#"{"id":3,"method":"a/b","params":{"x":[1]}}"#) else {
            Issue.record("no request")
            return
        }
        #expect(parameters["x"]?.elements?.first?.integer == 1)
        guard case .request(.text("é"), "m", nil) = try message(#"{"id":"\u00e9","method":"m"}"#) else {
            Issue.record("no request")
            return
        }
        guard case .notification("m", _) = try message(#"{"method":"m","params":null}"#) else {
            Issue.record("no notification")
            return
        }
        for text in [#"{"id":1,"result":null}"#, #"{"id":1,"error":{}}"#] {
            guard case .response = try message(text) else {
                Issue.record("no response")
                return
            }
        }
    }

    @Test(arguments: ["", "{", "[]", "1", "{}", #"{"id":1}"#, #"{"id":[],"method":"m"}"#, #"{"id":null,"method":"m"}"#, #"{"method":1}"#])
    func refuses(_ text: String) {
        #expect(throws: ResponseError.self) { try message(text) }
    }

    @Test("half a surrogate pair, which JavaScript can hold, is one unit of text")
    func replacesHalves() throws {
        let bytes = Array(#"["a\ud800b", "\ud83d\ude00", "\udc00", "\ud800\u0041", "\ud800\ud83d\ude00"]"#.utf8)
        let texts = try JSONReader.read(bytes, replacesLoneSurrogates: true).elements?.compactMap(\.text)
        #expect(texts == ["a\u{FFFD}b", "😀", "\u{FFFD}", "\u{FFFD}A", "\u{FFFD}😀"])
        #expect(throws: JSONReader.Mistake.self) { try JSONReader.read(bytes) }
    }

    @Test func readsWhatIsThere() throws {
        let node = try JSONReader.read(Array(#"{"a":1.0,"b":1.5,"c":"x","d":true,"e":false,"f":null,"a":2,"g":1e400}"#.utf8))
        #expect(node["a"]?.integer == 2)
        #expect(node["b"]?.integer == nil && node["c"]?.integer == nil && node["g"]?.integer == nil)
        #expect(node["c"]?.text == "x" && node["d"]?.text == nil)
        #expect(node["d"]?.isTrue == true && node["e"]?.isTrue == false && node["f"]?.isTrue == false)
        #expect(node["z"] == nil && node["a"]?["b"] == nil && node["a"]?.elements == nil)
    }

    @Test(arguments: [
        ("file:///a/b.swift", "/a/b.swift"), ("file:///My%20App/S%C3%BC%C3%9F%23%3f.swift", "/My App/Süß#?.swift"),
        ("FILE:///a", "/a"), ("file:/a/./b/../c", "/a/c"), ("file:///c%3A/x.swift", "/c:/x.swift"), ("file:///c:/x.swift", "/c:/x.swift"),
        ("file://host/a", "/a"), ("file:///a#line", "/a"), ("file:///100%", "/100%"), ("file:///%zz", "/%zz"),
    ])
    func readsURIs(_ uri: String, _ path: String) {
        #expect(DocumentURI.path(uri) == path)
    }

    @Test(arguments: ["untitled:Untitled-1", "", "file:", "file:relative", "file://", "file:///%00", "file:///%ff%fe", "/a/b", "git:/a"])
    func refusesURIs(_ uri: String) {
        #expect(DocumentURI.path(uri) == nil)
    }

    @Test(arguments: ["/a/b.swift", "/My App/Süß 検索 😀#?%.swift", "/~u/a-b_c.swift"])
    func writesURIs(_ path: String) {
        #expect(DocumentURI.path(DocumentURI.uri(path)) == path)
        #expect(DocumentURI.uri(path).utf8.allSatisfy { $0 < 0x80 && $0 > 0x20 && $0 != UInt8(ascii: "#") })
    }
}
