import Testing

@testable import LanguageServer

@Suite("A session, by the clock")
struct SessionTests {
    private static let uri = "file:///nowhere/A.swift"
    private static let bad = "import UIKit\nlet a = 1  // seamlint:disable:this no_such_rule\n"
    private static let good = "import UIKit\n"

    private func opened(_ text: String = bad) throws -> Client {
        var client = try Client()
        // What `initialized` begins.
        try client.run()
        try client.open(SessionTests.uri, text)
        try client.run()
        #expect(client.published() == ["A.swift 1: \(text == SessionTests.bad ? "unknown_suppression" : "")"])
        return client
    }

    @Test("edits are gathered until a pause")
    func gathers() throws {
        var client = try opened()
        for version in 2...6 {
            try client.change(SessionTests.uri, version == 6 ? SessionTests.good : SessionTests.bad + "\n", version: version)
            try client.wait(.milliseconds(150))
            #expect(client.request == nil)
        }
        try client.wait(.milliseconds(49))
        #expect(client.request == nil)
        try client.wait(.milliseconds(1))
        #expect(client.request?.documents.map(\.version) == [6])
        try client.run()
        #expect(client.published() == ["A.swift 6: "])
        // Nothing is left to do.
        try client.wait(.seconds(60))
        #expect(client.request == nil)
    }

    @Test("what a run found about a text that is no more is not told, and one run waits, not many")
    func isStale() throws {
        var client = try opened()
        try client.change(SessionTests.uri, SessionTests.good, version: 2)
        try client.wait(.milliseconds(200))
        #expect(client.request != nil)
        // While it runs:
        for version in 3...5 {
            try client.change(SessionTests.uri, SessionTests.bad + "// \(version)\n", version: version)
            try client.wait(.seconds(1))
        }
        try client.run()
        #expect(client.published() == [])
        #expect(client.request?.documents.map(\.version) == [5])
        try client.run()
        #expect(client.published() == ["A.swift 5: unknown_suppression"])
        #expect(client.request == nil)
    }

    @Test("a version that is told twice means two texts")
    func knowsTextsApart() throws {
        var client = try opened()
        try client.change(SessionTests.uri, SessionTests.bad + "\n", version: 2)
        try client.wait(.milliseconds(200))
        try client.change(SessionTests.uri, SessionTests.good, version: 2)
        try client.run()
        #expect(client.published() == [])
        try client.wait(.milliseconds(200))
        try client.run()
        #expect(client.published() == ["A.swift 2: "])
    }

    private func hover(_ id: Int, line: Int = 1, character: Int = 40) -> String {
        """
        {"id":\(id),"method":"textDocument/hover","params":{"textDocument":{"uri":"\(SessionTests.uri)"},\
        "position":{"line":\(line),"character":\(character)}}}
        """
    }

    @Test("a question about a text that was just typed has it looked at without a pause")
    func hurries() throws {
        var client = try opened(SessionTests.good)
        try client.change(SessionTests.uri, SessionTests.bad, version: 2)
        #expect(client.request == nil)
        try client.send(hover(1))
        #expect(client.request != nil && client.messages().isEmpty)
        try client.run()
        let messages = client.messages()
        #expect(messages.last?["id"]?.integer == 1)
        #expect(messages.last?["result"]?["contents"]?["kind"]?.text == "plaintext")
        // The next one is answered at once.
        try client.send(hover(2))
        #expect(client.messages().first?["result"]?["range"] != nil && client.request == nil)
    }

    @Test("a question is given up when its text changes, is closed, or nobody wants to know")
    func givesUp() throws {
        var client = try opened()
        func error(_ client: inout Client) -> Int? {
            client.messages().first { $0["id"] != nil }?["error"]?["code"]?.integer
        }
        try client.change(SessionTests.uri, SessionTests.good, version: 2)
        try client.send(hover(1))
        try client.change(SessionTests.uri, SessionTests.bad, version: 3)
        #expect(error(&client) == -32801)
        try client.send(hover(2))
        try client.send(#"{"method":"$/cancelRequest","params":{"id":2}}"#)
        #expect(error(&client) == -32800)
        try client.send(hover(3))
        try client.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(SessionTests.uri)"}}}"#)
        #expect(error(&client) == -32801)
        try client.run()
        #expect(client.published() == [])
        try client.open(SessionTests.uri, SessionTests.bad, version: 9)
        try client.run()
        try client.send(hover(4))
        try client.send(#"{"id":5,"method":"shutdown"}"#)
        try client.send(#"{"method":"exit"}"#)
        #expect(client.exitStatus == 0)
    }

    @Test("nothing is published twice, and what was never told is not taken back")
    func isQuiet() throws {
        var client = try opened()
        try client.send(#"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///nowhere/B.swift","type":1}]}}"#)
        try client.wait(.milliseconds(200))
        try client.run()
        #expect(client.published() == [])
        try client.send(#"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///nowhere/B.txt","type":1}]}}"#)
        try client.wait(.seconds(1))
        #expect(client.request == nil)
        try client.send(
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.md","languageId":"markdown","text":""}}}"#)
        try client.run()
        try client.send(#"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a.md"}}}"#)
        #expect(client.published() == [])
    }

    @Test("a few files that change are looked at, many are a reason to walk")
    func walksForMany() throws {
        var client = try opened()
        func change(_ count: Int) throws -> AnalysisRequest? {
            let changes = (0..<count).map { #"{"uri":"file:///nowhere/\#($0).swift","type":2}"# }.joined(separator: ",")
            try client.send(#"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[\#(changes)]}}"#)
            try client.wait(.milliseconds(200))
            defer { try? client.run() }
            return client.request
        }
        let few = try change(3)
        #expect(few?.changedPaths.count == 3 && few?.needsScan == false)
        let many = try change(1000)
        #expect(many?.changedPaths.isEmpty == true && many?.needsScan == true)
    }

    @Test("a run that ends after shutdown is nobody's concern")
    func endsWhileRunning() throws {
        var client = try opened()
        try client.change(SessionTests.uri, SessionTests.good, version: 2)
        try client.wait(.milliseconds(200))
        _ = client.messages()
        try client.send(#"{"id":1,"method":"shutdown"}"#)
        try client.run()
        #expect(client.messages().map { $0["id"]?.integer } == [1])
        try client.endInput()
        #expect(client.exitStatus == 0)
        var other = try opened()
        try other.endInput()
        #expect(other.exitStatus == 1)
    }
}
