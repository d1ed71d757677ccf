import Testing

@Suite("Statements and patterns")
struct LoweringStatementTests {
    @Test(
        "conditions",
        arguments: [
            ("if let x, let self, let y: Int = z {}", "if let x, let self, let y: Int = z {}"),
            ("if case .a(let x)? = y, x > 1 {}", "if case .a(x)? = y, (x > 1) {}"),
            ("if case let .b(x, y: y) = z {} else if a {} else { b }", "if case .b(x, y) = z {} else if a {} else {b}"),
            ("if case let x as Int = y {}", "if case x as Int = y {}"),
            ("if case A.b = c, #available(iOS 15, *) {}", "if case .b = c, #available {}"),
            ("if let (a, b) = c {}", "if let (a, b) = c {}"),
            ("if let _ = a {}", "if let _ = a {}"),
            ("guard case let .a(x) = b, let self = self else { return }", "guard case .a(x) = b, let self = self else {return}"),
            ("guard !a, (b, c) == d else { throw e }", "guard (!a), (tuple(b, c) == d) else {throw e}"),
            ("while let a = b(), c { d }", "while let a = b(), c {d}"),
            ("repeat { a } while b && c", "repeat {a} while (b && c)"),
        ])
    func conditions(source: String, expected: String) throws {
        #expect(try Lowered.statements(source) == expected)
    }

    @Test(
        "loops, defer, do and jumps",
        arguments: [
            ("for try await x in y where x > 1 { continue }", "for await x in y where (x > 1) {continue}"),
            ("for case let (a, b)? in c { break }", "for (a, b)? in c {break}"),
            ("for (i, x) in y.enumerated() {}", "for (i, x) in y.enumerated() {}"),
            ("for _ in 0..<3 {}", "for _ in (0 ..< 3) {}"),
            ("outer: for i in a { break outer; continue outer }", "for i in a {break outer; continue outer}"),
            ("defer { a }", "defer {a}"),
            (
                "do { a } catch let e as B where c { } catch .d(let f) {} catch is G {} catch { h }",
                "do {a} catch e as B where c {} catch .d(f) {} catch is G {} catch {h}"
            ),
            ("return", "return"),
            ("return a ?? b", "return (a ?? b)"),
            ("a; b", "a; b"),
            ("a\n(b).c()", "a; b.c()"),
            ("a = b.c\n// note\n(d as! E).f = g", "<a = <unknown(b.c, (d forced E)).f = g>>"),
        ])
    func control(source: String, expected: String) throws {
        #expect(try Lowered.statements(source) == expected)
    }

    @Test("switch")
    func switches() throws {
        let source = """
            switch x {
            case .a(let y), .b(c: let y) where y > 1: z; fallthrough
            case let .c(d, _): break
            case 1...3, nil, A.b: break
            case is B: break
            case let e as C: break
            case (1, let f): break
            case let g?: break
            @unknown default: h
            }
            """
        let expected = [
            ".a(y), .b(y) where (y > 1): z; fallthrough", ".c(d, _): break", "== (1 ... 3), == nil, == A.b: break", "is B: break",
            "e as C: break", "(== 1, f): break", "g?: break", "default: h",
        ]
        #expect(try Lowered.statements(source) == "switch x {\(expected.joined(separator: " | "))}")
    }

    @Test(
        "local declarations",
        arguments: [
            ("let a = 1, b: Int", "let a = 1, b: Int"),
            ("let (a, (_, b)) = c", "let (a, (_, b)) = c"),
            ("async let a = b()", "async let a = b()"),
            ("weak var a: B? = c", "weak var a: (B)? = c"),
            ("@State var a = b", "@State var a = b"),
            ("lazy var a = b", "lazy var a = b"),
            ("var a: Int { b }", "var a: Int get {b}"),
            ("var a = 1 { didSet { b } }", "var a = 1 didSet {b}"),
            ("func g<T: A>(a: T) -> T { a }", "function g<T: A>(a a: T) -> T {a}"),
            ("struct S { let a = 1 }", "struct S {let a = 1}"),
            ("typealias A = B\na", "a"),
        ])
    func declarations(source: String, expected: String) throws {
        #expect(try Lowered.statements(source) == expected)
    }

    @Test("a label is the statement's that follows")
    func labels() throws {
        let body = try Lowered.body("outer: for a in b { inner: while true { break outer } }\nc()")
        #expect(body.statements.map(\.label) == ["outer", nil])
        #expect(body.statements.first?.blocks.first?.statements.map(\.label) == ["inner"])
    }

    @Test("`fallthrough` as the first word of a case is no name")
    func firstFallthrough() throws {
        guard
            case .switchStatement(let choice)? = try Lowered.body("switch a {\ncase .x:\nfallthrough\ndefault: b()\n}").statements.first?
                .kind,
            case .fallthroughStatement? = choice.cases.first?.body.statements.first?.kind
        else {
            Issue.record("no fallthrough")
            return
        }
    }
}
