import Foundation
import InteropModel
import SwiftTree
import Testing

@Suite("Deep nesting is bounded, never by the stack")
struct LoweringNestingTests {
    /// Parses and lowers on a thread with a small stack: overflowing it would end the test process.
    private func lower(_ content: String) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let source = SourceText(bytes: Array(content.utf8))
            if let tree = Parser().parse(source, timeLimit: .seconds(2)) {
                _ = Lowering.lower(path: "Deep.swift", source: source, tree: tree)
            }
            done.signal()
        }
        // A debug build's frames are several times those of a release build, which needs 512 KB.
        thread.stackSize = 3 << 20
        thread.start()
        done.wait()
    }

    @Test(
        "things in things",
        arguments: [
            ("(", "a", ")"), ("[", "a", "]"), ("a(", "", ")"), ("a { ", "", "}"), ("[a: ", "b", "]"), ("#a(", "", ")"), ("-(", "a", ")"),
            ("if a { ", "b", " } else { c }"), ("switch a { case b: ", "c", "}"), ("\"\\(", "a", ")\""),
            ("a.b.c { d.e.f.g", "", "}"),
        ])
    func nested(open: String, middle: String, close: String) {
        for depth in [200, 1000] {
            lower("let x = " + String(repeating: open, count: depth) + middle + String(repeating: close, count: depth))
            lower("let x = " + String(repeating: open, count: depth))
        }
    }

    @Test(
        "declarations and statements in themselves",
        arguments: [
            ("struct A {", "", "}"), ("func f() {", "", "}"), ("func f() { if a {", "", "}}"), ("func f() { do {", "", "} catch {} }"),
            ("#if os(iOS)\n", "let a = 1\n", "#endif\n"),
        ])
    func declarations(open: String, middle: String, close: String) {
        for depth in [200, 1000] {
            lower(String(repeating: open, count: depth) + middle + String(repeating: close, count: depth))
        }
    }

    @Test("types and patterns in themselves", arguments: [200, 1000])
    func types(depth: Int) {
        func nest(_ open: String, _ middle: String, _ close: String) -> String {
            String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
        }
        lower("let x: " + nest("[", "A", "]"))
        lower("let x: " + nest("A<", "A", ">"))
        lower("let x: " + nest("(A) -> ", "A", ""))
        lower("let " + nest("(", "a", ")") + " = b")
        lower("func f() { switch a { case " + nest(".b(", "c", ")") + ": d } }")
    }

    @Test(
        "30,000 of one thing after another",
        arguments: ["a + ", "a ?? ", "a ? b : ", "a = ", "try ", "!", ".a", ".a()", "()", "?", "{", "(", " as A", "a + (a * "])
    func long(link: String) {
        lower("let x = a" + String(repeating: link, count: 30_000) + "a")
    }

    @Test("what is too deep is unknown, what is around it is kept")
    func bounded() throws {
        let deep = "let x = a(b, " + String(repeating: "(c, ", count: 2000) + "d" + String(repeating: ")", count: 2000) + ")"
        let file = try Lowered.file(deep)
        let value = try #require(file.members.properties.first?.initialValue?.notation)
        #expect(value.hasPrefix("a(b, tuple(c, tuple(c, "))
        #expect(value.contains("unknown()"))
        #expect(file.errorRanges.isEmpty)
    }

    @Test("no real depth is near the bound: 60 nested closures with 20 modifiers each are whole")
    func realistic() throws {
        let open = String(repeating: "a { ", count: 60)
        let close = String(repeating: "}", count: 60)
        #expect(try !Lowered.expression(open + "b" + close).contains("unknown"))
        let chain = (0..<120).map { ".m\($0)(c)" }.joined()
        #expect(try !Lowered.expression("a { b { c\(chain) } }").contains("unknown"))
    }
}
