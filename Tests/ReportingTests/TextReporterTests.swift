import Findings
import Linting
import Testing

@testable import Reporting

@Suite("Text")
struct TextReporterTests {
    private let plain = TextReporter(style: Style(isColored: false))

    @Test("is what clang would print")
    func isClangsForm() {
        #expect(
            plain.render(Sample.report()) == """
                Sources/SearchBar.swift:1:8: error: it is "one" [representable_is_class]
                     1 | struct SearchBar: UIViewRepresentable {
                       |        ^~~~~~~~~
                Sources/SearchBar.swift:3:9: warning: the delegate is set again on every update [delegate_set_in_update]
                     3 |         uiView.delegate = context.coordinator
                       |         ^~~~~~~~~~~~~~~
                Sources/SearchBar.swift:2:10: note: updateUIView runs on every state change
                Sources/SearchBar.swift:5:10: note: made here

                """)
    }

    @Test func countsColumnsInBytesAndPointsInCharacters() {
        let text = plain.render(Sample.report(minimum: .info))
        #expect(text.contains("SearchBar.swift:5:65: info: by the way [delegate_set_in_update]"))
        let caret = text.split(separator: "\n").last { $0.contains("^") } ?? ""
        #expect(caret.hasSuffix(" ^~~~~"))
        // One column for é, two for the emoji.
        #expect(caret.count == "       | ".count + 61 + 5)
    }

    @Test func sumsUp() {
        #expect(plain.summary(Sample.report()) == "1 warning, 1 error in 41 files (0.02 s)")
        #expect(plain.summary(Sample.report(minimum: .info)) == "1 warning, 1 error, 1 info in 41 files (0.02 s)")
        let errors = [InputError(path: "a", reason: .missing)]
        #expect(
            plain.summary(Sample.report(findings: [], errors: errors)) == "0 warnings, 0 errors, 1 file not linted in 41 files (0.02 s)")
    }

    @Test func saysNothingOfNothing() {
        #expect(plain.render(Sample.report(findings: [])) == "")
    }

    @Test func colors() {
        let text = TextReporter(style: Style(isColored: true)).render(Sample.report())
        #expect(text.contains("\u{1b}[1;31merror:\u{1b}[0m"))
        #expect(text.contains("\u{1b}[1;32m^~~~~~~~~\u{1b}[0m"))
    }

    @Test("what a file holds or is called does not reach the terminal raw")
    func escapes() {
        let path = "a\u{1b}[31m\n.swift"
        let finding = Finding(rule: "r", severity: .error, message: "a\u{7}", location: Location(path: path, start: 0, end: 0))
        #expect(plain.render(Sample.report(findings: [finding])) == "a\\u{1b}[31m\\n.swift:1:1: error: a\\u{7} [r]\n")
        let source = "let a = \"\u{202e}\u{1b}\"\t// b"
        let inside = Finding(
            rule: "r", severity: .error, message: "m", location: Location(path: "Sources/SearchBar.swift", start: 0, end: 3))
        let text = plain.render(Sample.report(findings: [inside], text: source))
        #expect(text.contains("     1 | let a = \"\\u{202e}\\u{1b}\"\t// b\n       | ^~~\n"))
    }

    @Test func keepsTabsUnderTheLine() {
        let finding = Finding(
            rule: "r", severity: .error, message: "m", location: Location(path: "Sources/SearchBar.swift", start: 2, end: 3))
        #expect(plain.render(Sample.report(findings: [finding], text: "\t\tx = 1")).hasSuffix("     1 | \t\tx = 1\n       | \t\t^\n"))
    }
}
