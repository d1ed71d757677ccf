import InteropModel
import Testing

@Suite("Expressions")
struct LoweringExpressionTests {
    @Test(
        "names, members and literals",
        arguments: [
            ("`default`.a", "default.a"),
            ("self.a.0.b", "self.a.0.b"),
            ("super.a()", "super.a()"),
            ("$a", "$a"),
            (".a", ".a"),
            (".a.b(.c)", ".a.b(.c)"),
            (".if(a)", ".if(a)"),
            ("-.pi", "(-.pi)"),
            ("a?.b?()", "a?.b?()"),
            ("a?[0]?.b", "a?[0]?.b"),
            ("a!.b!", "a!.b!"),
            ("nil", "nil"),
            ("true", "true"),
            ("0x1F", "0x1F"),
            ("1.5", "1.5"),
            ("\"a\\n\"", "\"a\\n\""),
            ("#\"a\\n\"#", "\"a\\n\""),
            ("\"\"", "\"\""),
            ("\"a\\(b)c\\(d.e, f: 1)\"", "text(b, d.e, 1)"),
            ("\"\"\"\n  a \\(b)\n  \"\"\"", "text(b)"),
            ("#\"a \\#(b)\"#", "text(b)"),
            ("/a.*b/", "regex"),
            ("[a, b]", "[a, b]"),
            ("[]", "[]"),
            ("[a: b, c: d]", "dictionary[a, b, c, d]"),
            ("[:]", "dictionary[]"),
            ("(a: b, c)", "tuple(a: b, c)"),
            ("a...", "(a...)"),
            ("a[...b]", "a[(...b)]"),
            ("a.reduce(0, +)", "a.reduce(0, +)"),
        ])
    func simple(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test(
        "calls",
        arguments: [
            ("a(b, c: d)", "a(b, c: d)"),
            ("a { b }", "a(~{b})"),
            ("a(b) { c } d: { e }", "a(b, ~{c}, ~d: {e})"),
            ("a.b { c }.d { e }", "a.b(~{c}).d(~{e})"),
            ("a(&b.c[0])", "a((&b.c[0]))"),
            ("a()()", "a()()"),
            ("{ a }()", "{a}()"),
            ("a(())", "a(tuple())"),
            ("a(b:c:)", "a"),
            ("a.b(_:)", "a.b"),
        ])
    func calls(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test(
        "types in expression position",
        arguments: [
            ("UIHostingController<Content>(rootView: a)", "type(UIHostingController<Content>)(rootView: a)"),
            ("[Int]()", "type([Int])()"),
            ("[[A.B]]()", "type([[A.B]])()"),
            ("[A.B?]()", "type([(A.B)?])()"),
            ("[A: B?]()", "type([A: (B)?])()"),
            ("[Int: String]()", "type([Int: String])()"),
            ("A.B<C>(d)", "type(A.B<C>)(d)"),
            ("A.B<C>.d(e)", "type(A.B<C>).d(e)"),
            ("A<B> { c }", "type(A<B>)(~{c})"),
            ("A<B>.self", "type(A<B>).self"),
            ("[Int].self", "type([Int]).self"),
            ("A.self", "A.self"),
            ("(any A).self", "type(any A).self"),
        ])
    func types(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test(
        "key paths, selectors, macros",
        arguments: [
            ("\\.a.b", "keyPath(a.b)"),
            ("\\A.b?.c", "keyPath(b.c)"),
            ("a(\\.self)", "a(keyPath(self))"),
            ("a[keyPath: \\.b]", "a[keyPath: keyPath(b)]"),
            ("#keyPath(a.b)", "keyPath(a.b)"),
            ("#selector(a)", "selector(a)"),
            ("#selector(A.b(_:c:))", "selector(A.b)"),
            ("#selector(getter: a.b)", "selector(a.b)"),
            ("#file", "#file()"),
            ("#require(a, \"b\")", "#require(a, \"b\")"),
            ("#Preview { a }", "#Preview(~{a})"),
        ])
    func references(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test(
        "closures",
        arguments: [
            ("{ [weak self, a = b.c, unowned(unsafe) d, e] in f }", "{[weak self, strong a = b.c, unowned d, strong e] f}"),
            ("{ [weak a = self.a!] in b }", "{[weak a = self.a!] b}"),
            ("{ @MainActor [weak self] in a }", "{@MainActor [weak self] a}"),
            ("{ a, _ in b }", "{a, _ in b}"),
            ("{ (a, b) in c }", "{a, b in c}"),
            ("{ (a: Int, b: @escaping () -> Void) async throws -> Int in c }", "{a: Int, b: @escaping () -> tuple() in c}"),
            ("{ [self] in a }", "{[strong self] a}"),
            ("{ $0.a; return $1 }", "{$0.a; return $1}"),
            ("{ }", "{}"),
        ])
    func closures(source: String, expected: String) throws {
        let expected = expected.replacing("-> tuple()", with: "-> Void")
        #expect(try Lowered.expression(source) == expected)
    }

    @Test("if and switch as expressions")
    func branches() throws {
        #expect(try Lowered.expression("if a { b } else { c }") == "(if a {b} else {c})")
        #expect(try Lowered.statements("a = switch b { case .c: d default: e }") == "<a = (switch b {.c: d | default: e})>")
    }

    @Test("ranges cover the whole of each expression")
    func ranges() throws {
        let file = try Lowered.file("let x = try a.b(c)\nlet y = (d)!.e")
        let values = file.members.properties.compactMap(\.initialValue)
        #expect(values.map { file.source.string(in: $0.range) } == ["try a.b(c)", "(d)!.e"])
        guard case .member(let base, _, let nameRange) = values[1].kind else { throw Unexpected.kind }
        #expect(file.source.string(in: base.range) == "(d)!")
        #expect(file.source.string(in: nameRange) == "e")
    }

    private enum Unexpected: Error {
        case kind
    }
}

@Suite("Trailing closures in a property's value")
struct PropertyValueClosureTests {
    @Test("belong to the call in front of them")
    func belongToTheCall() throws {
        let files = ParsedProject.files([(path: "A.swift", text: "class A {\n    let token = center.observe(name: n) { _ in }\n}\n")])
        let property = try #require(files.first?.members.types.first?.members.properties.first)
        guard case .call(let call) = property.initialValue?.kind else {
            Issue.record("not a call")
            return
        }
        #expect(call.arguments.map(\.isTrailingClosure) == [false, true])
        guard case .member(_, "observe", _) = call.callee.kind else {
            Issue.record("the callee is no member")
            return
        }
    }
}

@Suite("The `try` that covers an expression")
struct LoweringTryTests {
    /// The names of the calls, each with the word that covers it.
    private func calls(_ content: String) throws -> [String] {
        var found: [String] = []
        try Lowered.body(content).visitExpressions { expression in
            guard case .call(let call) = expression.kind, let name = call.callee.calledName else { return }
            found.append(expression.tried.map { "\(name): \($0)" } ?? name)
        }
        return found.sorted()
    }

    @Test("is remembered where it stands, for all that is to its right")
    func tried() throws {
        #expect(try calls("try a()") == ["a: plain"])
        #expect(try calls("_ = try? await a.b()") == ["b: optional"])
        #expect(try calls("x = try! a() + b()") == ["a: forced", "b: forced"])
        #expect(try calls("c(try a(), b())") == ["a: plain", "b", "c"])
        #expect(try calls("let x = a() + (try b())") == ["a", "b: plain"])
        #expect(try calls("return try a() as? B") == ["a: plain"])
        #expect(try calls("if let x = try? a() { b() }") == ["a: optional", "b"])
    }
}
