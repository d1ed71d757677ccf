import TestSupport
import Testing

@testable import Reporting

/// Held to `wcwidth`, which knows how terminals show text.
@Suite("Columns of a terminal")
struct DisplayWidthTests {
    /// What Python prints about a text on its standard input.
    private func python(_ expression: String, _ input: String = "") throws -> String {
        let script = "import sys, wcwidth; text = sys.stdin.buffer.read().decode(); print(\(expression), end='')"
        let run = try Run.python(["-c", script], input: input)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test func wideCharactersAreThose() throws {
        let wide = try python(
            "','.join(str(n) for n in range(0xA0, 0x110000) if not 0xD800 <= n < 0xE000 and wcwidth.wcwidth(chr(n)) == 2)")
        let expected = wide.split(separator: ",").compactMap { UInt32($0) }
        #expect(expected.count > 100_000)
        #expect(WideCharacters.ranges.flatMap { Array($0) } == expected)
        #expect(!zip(WideCharacters.ranges, WideCharacters.ranges.dropFirst()).contains { $0.upperBound >= $1.lowerBound })
    }

    @Test(arguments: [
        "let a = 1", "日本語", "ｶﾀｶﾅ", "한국어", "\u{1112}\u{1161}\u{11AB}", "e\u{301}", "👨‍👩‍👧", "👍🏽", "❤️", "✅", "⚡", "🇩🇪🇫🇷", "1\u{FE0F}\u{20E3}", "Ω≈",
        "क्षि", "हिन्दी", "a\u{200B}b",
    ])
    func isAsTerminalsShowIt(_ text: String) throws {
        #expect(String(DisplayText.padding(for: text).count) == (try python("wcwidth.wcswidth(text)", text)), "\(text)")
    }

    @Test func keepsTabs() {
        #expect(DisplayText.padding(for: "\t日\ta") == "\t  \t ")
        #expect(DisplayText.padding(for: "\u{1b}") == String(repeating: " ", count: "\\u{1b}".count))
    }
}
