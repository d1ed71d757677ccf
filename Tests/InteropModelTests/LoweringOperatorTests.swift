import Testing

@Suite("Operators are folded by Swift's precedences")
struct LoweringOperatorTests {
    @Test(
        "precedence and associativity",
        arguments: [
            ("a != b && c == d || e ?? f < g", "(((a != b) && (c == d)) || ((e ?? f) < g))"),
            ("a !== b", "(a !== b)"),
            ("a ?? b ?? c", "(a ?? (b ?? c))"),
            ("a - b - c", "((a - b) - c)"),
            ("a + b * c - d", "((a + (b * c)) - d)"),
            ("a ..< b + 1", "(a ..< (b + 1))"),
            ("a & b | c << d", "((a & b) | (c << d))"),
            ("a &+ b &* c", "(a &+ (b &* c))"),
            ("a && !b != c", "(a && ((!b) != c))"),
            ("a == b ? c : d ? e : f", "((a == b) ? c : (d ? e : f))"),
            ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
            ("a +++ b == c", "(a +++ (b == c))"),
            ("-a * b", "((-a) * b)"),
            ("!a.b() || c", "((!a.b()) || c)"),
            ("(a + b) * c", "((a + b) * c)"),
            ("!(a != b)", "(!(a != b))"),
        ])
    func folding(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test(
        "suffixes belong to the operand before them",
        arguments: [
            ("a != b.c()", "(a != b.c())"),
            ("a == b.c { $0 }", "(a == b.c(~{$0}))"),
            ("a + b().c[0]", "(a + b().c[0])"),
            ("a! != b?.c", "(a! != b?.c)"),
            ("a.b??.c ?? d", "(a.b??.c ?? d)"),
            ("a == b??.c.d()", "(a == b??.c.d())"),
        ])
    func suffixes(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test(
        "casts",
        arguments: [
            ("a as? B ?? c", "((a conditional B) ?? c)"),
            ("a as! B == c", "((a forced B) == c)"),
            ("a is B && c", "((a test B) && c)"),
            ("a + b as C", "((a + b) upcast C)"),
            ("a as (B) -> C", "(a upcast (B) -> C)"),
            ("(a as? B)?.c", "(a conditional B)?.c"),
        ])
    func casts(source: String, expected: String) throws {
        #expect(try Lowered.expression(source) == expected)
    }

    @Test("try, await and parentheses around one value are left out")
    func effects() throws {
        #expect(try Lowered.expression("try! await a(b: try? c)") == "a(b: c)")
        #expect(try Lowered.expression("await a() + b()") == "(a() + b())")
        #expect(try Lowered.expression("((a))") == "a")
    }

    @Test(
        "assignments",
        arguments: [
            ("a.b = c ?? d", "<a.b = (c ?? d)>"),
            ("a?.b = c != d", "<a?.b = (c != d)>"),
            ("a += b * c", "<a += (b * c)>"),
            ("a <<= b", "<a <<= b>"),
            ("a &= b | c", "<a &= (b | c)>"),
            ("a = b ? c : d", "<a = (b ? c : d)>"),
            ("a = b = c", "<a = <b = c>>"),
            ("try a = b()", "<a = b()>"),
            ("(a, b) = (c, d)", "<tuple(a, b) = tuple(c, d)>"),
            ("_ = a", "<_ = a>"),
            ("a[b] = c", "<a[b] = c>"),
            ("a() = ()", "<a() = tuple()>"),
        ])
    func assignments(source: String, expected: String) throws {
        #expect(try Lowered.statements(source) == expected)
    }

    @Test(
        "keywords as names of variables",
        arguments: [
            ("copy.a = b", "<copy.a = b>"),
            ("copy.a.b(c)[d]", "copy.a.b(c)[d]"),
            ("copy!.a = b", "<copy!.a = b>"),
            ("a != copy.b", "(a != copy.b)"),
            ("each.a { b }", "each.a(~{b})"),
            ("a(copy b, consume c)", "a(b, c)"),
            ("copy(a)", "copy(a)"),
            ("async.a()", "async.a()"),
        ])
    func keywordNames(source: String, expected: String) throws {
        #expect(try Lowered.statements(source) == expected)
    }

    @Test("a very long chain keeps its operands", arguments: [" + ", " != ", " && ", " ?? "])
    func longChains(infix: String) throws {
        let chain = Array(repeating: "a", count: 3000).joined(separator: infix)
        let expected = Array(repeating: "a", count: 3000).joined(separator: ", ")
        #expect(try Lowered.expression(chain) == "unknown(\(expected))")
        let short = Array(repeating: "a", count: 90).joined(separator: infix)
        #expect(try !Lowered.expression(short).contains("unknown"))
    }
}
