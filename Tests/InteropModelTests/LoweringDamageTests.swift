import InteropModel
import Testing

@Suite("What the parser cannot read stays small")
struct LoweringDamageTests {
    @Test("a damaged statement is unknown, its neighbours are whole")
    func statements() throws {
        let body = try Lowered.body("a()\nlet let = ]\nb()")
        let notations = body.statements.map(\.notation)
        #expect(notations.first == "a()")
        #expect(notations.last == "b()")
        #expect(notations.contains { $0.contains("unknown") })
    }

    @Test("a damaged argument makes its call unknown and keeps the arguments that are whole")
    func arguments() throws {
        let file = try Lowered.file("func f() {\n  x = a(b(), c d, e)\n  g()\n}")
        #expect(!file.errorRanges.isEmpty)
        let statements = try #require(file.members.functions.first?.body).statements.map(\.notation)
        #expect(statements.last == "g()")
        #expect(statements.first?.contains("unknown(") == true)
        #expect(statements.first?.contains("b()") == true)
        #expect(statements.first?.contains("a(b()") == false)
    }

    @Test("damage in an inner block leaves the outer statement whole")
    func blocks() throws {
        let source = "if a {\n  b()\n  nonisolated func c() {}\n}\nd { e() }"
        let notation = try Lowered.statements(source)
        #expect(notation.hasPrefix("if a {b(); "))
        #expect(notation.contains("unknown"))
        #expect(notation.hasSuffix("; d(~{e()})"))
    }

    @Test(
        "a damaged member makes its type not whole, and only that one",
        arguments: ["nonsense", "associatedtype C = D where E == F", "func c(d e f: G) {}"])
    func members(damaged: String) throws {
        let file = try Lowered.file("struct A {\n  var a = 1\n  \(damaged)\n  func b() {}\n}\nstruct B { let c = 1 }")
        #expect(file.members.types.map(\.isWhole) == [false, true])
        #expect(file.members.types.first?.members.functions.map(\.name) == ["b"])
        #expect(file.members.types.first?.members.properties.map(\.name) == ["a"])
        #expect(file.errorRanges.allSatisfy { file.source.position(at: $0.start).line == 3 })
        #expect(!file.errorRanges.isEmpty)
    }

    @Test("damage in a function's body does not touch its type")
    func bodies() throws {
        let file = try Lowered.file("struct A { func b() { let let = ] } }")
        #expect(file.members.types.first?.isWhole == true)
        #expect(!file.errorRanges.isEmpty)
    }

    @Test("valid Swift that only the grammar objects to is read: empty tuples and semicolons")
    func readAnyway() throws {
        let file = try Lowered.file("protocol A { subscript(b: Int) -> Int { get } ; func c() }\nlet d = e(())")
        #expect(file.errorRanges.isEmpty)
        #expect(file.members.types.first?.isWhole == true)
        #expect(file.members.properties.first?.initialValue?.notation == "e(tuple())")
    }
}
