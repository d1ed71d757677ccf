import Foundation
import TestSupport
import Testing

@Suite("Text of any depth and length")
struct HostileTextTests {
    private static let before = """
        import SwiftUI
        import UIKit
        struct V: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {

        """

    private func lint(_ text: String) throws -> Run {
        try Run(Run.binary, ["-", "--quiet", "--no-config"], input: Data((HostileTextTests.before + text + "\n}\n}\n").utf8), limit: 120)
    }

    /// Ends by itself: with findings or without, or with the word that this is too much.
    private func expectEnd(_ run: Run, _ text: String) {
        #expect([0, 1, 2].contains(run.status), "\(text.prefix(40))… ended with \(run.status)")
        #expect(run.status != 2 || run.errors.contains("and was not linted; leave it out with --exclude"), "\(run.errors)")
    }

    @Test(
        "100,000 of one thing after another",
        arguments: [
            ("view.tag = a", " + a"), ("view.tag = a", " ?? a"), ("view.tag = ", "b ? 1 : "), ("view.tag = a", "?.b"),
            ("view.tag = a", "!"),
            ("if a { b() }", " else if a { b() }"), ("view.tag = a", " as A"), ("view.tag = ", "-"), ("view.tag = ", "\""), ("a", "()"),
            ("let a: B", " & B"), ("let a: ", "(A) -> "), ("/", "/"), ("", "\\("), ("", "`"), ("", "@a "), ("", "#if a\n"), ("", "case "),
        ])
    func long(_ start: String, _ link: String) throws {
        let text = start + String(repeating: link, count: 100_000) + "1"
        expectEnd(try lint(text), text)
    }

    @Test(
        "things in things", arguments: [300, 3000, 1_000_000],
        [
            ("{", "}"), ("(", ")"), ("[", "]"), ("a { ", "}"), ("a(", ")"), ("A<", ">"), ("\"\\(", ")\""), ("if a { ", "}"), ("/*", "*/"),
            ("#if a\n", "\n#endif\n"), ("struct A { ", "}"), ("func f() { ", "}"), ("switch a { case 1: ", "}"), ("let a = if b { ", "}"),
        ])
    func deep(_ depth: Int, _ brackets: (open: String, close: String)) throws {
        // A million is for what is refused at a glance, and for what needs no stack.
        guard depth <= 3000 || brackets.open.count < 3 else { return }
        let text = String(repeating: brackets.open, count: depth) + "b" + String(repeating: brackets.close, count: depth)
        expectEnd(try lint(text), text)
        let open = String(repeating: brackets.open, count: depth)
        expectEnd(try lint(open), open)
    }

    @Test func longFilesOfEqualLines() throws {
        for line in ["view.tag = 1", "a.b()", "let c = d", "a { b() }", "// seamlint:disable:this no_such_rule"] {
            expectEnd(try lint(String(repeating: line + "\n", count: 1000)), line)
        }
    }
}
