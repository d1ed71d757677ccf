import InteropModel
import Testing

@Suite("Walking over syntax")
struct SyntaxVisitTests {
    @Test("each statement is come upon once, however many closures are around it")
    func nestedClosures() throws {
        let depth = 12
        let body = try Lowered.body(String(repeating: "a { ", count: depth) + "b()" + String(repeating: "}", count: depth))
        var count = 0
        body.visitStatements { _ in count += 1 }
        #expect(count == depth + 1)
    }

    @Test("closures in branches and in each other's arguments, and branches in value position")
    func places() throws {
        let body = try Lowered.body("let x = if a { b { c } } else { d }\nf { g { h } } i: { j }\nif k { l { m } }")
        var names: [String] = []
        body.visitStatements { if case .expression(let value) = $0.kind, case .identifier(let name) = value.kind { names.append(name) } }
        #expect(names.sorted() == ["c", "d", "h", "j", "m"])
        var found: [String] = []
        body.visitExpressions { if case .identifier(let name) = $0.kind { found.append(name) } }
        #expect(found == ["a", "b", "c", "d", "f", "g", "h", "j", "k", "l", "m"])
    }
}
