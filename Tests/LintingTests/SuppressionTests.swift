import Findings
import SwiftTree
import Testing

@testable import Linting

@Suite("Suppressions")
struct SuppressionTests {
    /// Suppressed lines of `text`, if each of its lines that holds `!` were a finding of `rule` at the `!`.
    private func suppressedLines(_ text: String, rule: String = "a_rule") -> [Int] {
        let source = SourceText(bytes: Array(text.utf8))
        var suppressions = Suppressions(path: "A.swift", source: source, knownRules: ["a_rule", "b_rule"])
        return source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "!") }.filter { offset in
            let location = Location(path: "A.swift", start: offset, end: offset + 1)
            return suppressions.suppress(Finding(rule: rule, severity: .warning, message: "", location: location))
        }.map { source.position(at: $0).line }
    }

    @Test func reaches() {
        #expect(suppressedLines("!\n! // seamlint:disable:this a_rule\n!") == [2])
        #expect(suppressedLines("!\n// seamlint:disable:next a_rule - for now\n!\n!") == [3])
        #expect(suppressedLines("!\n!\n// seamlint:disable:previous a_rule\n!") == [2])
        #expect(suppressedLines("!\n// seamlint:disable:file a_rule\n!") == [1, 3])
        #expect(suppressedLines("!\n// seamlint:disable a_rule\n!\n!\n// seamlint:enable a_rule\n!") == [3, 4])
        #expect(suppressedLines("// seamlint:disable a_rule\n!") == [2])
        #expect(suppressedLines("/* seamlint:disable:this all */ !\n!") == [1])
    }

    @Test func namesRules() {
        #expect(suppressedLines("! // seamlint:disable:this b_rule") == [])
        #expect(suppressedLines("! // seamlint:disable:this b_rule a_rule") == [1])
        #expect(suppressedLines("! // seamlint:disable:this b_rule, a_rule") == [1])
        #expect(suppressedLines("! // seamlint:disable:this b_rule - not a_rule") == [])
        #expect(suppressedLines("! // seamlint:disable:this all") == [1])
        #expect(suppressedLines("// seamlint:disable all\n// seamlint:enable a_rule\n!", rule: "a_rule") == [3])
        #expect(suppressedLines("// seamlint:disable:file all\n// seamlint:enable all\n!") == [3])
    }

    @Test func standAboveEachOther() {
        #expect(suppressedLines("// seamlint:disable:next a_rule\n// seamlint:disable:next b_rule\n\n!") == [4])
    }

    @Test("a statement over several lines is one")
    func coversStatements() {
        #expect(suppressedLines("f( // seamlint:disable:this a_rule\n  1,\n  !\n)\n!") == [3])
        #expect(suppressedLines("// seamlint:disable:next a_rule\nx = y\n  .z(!)\n!") == [3])
        #expect(suppressedLines("x = // seamlint:disable:this a_rule\n  !") == [2])
        #expect(suppressedLines("f(a) { // seamlint:disable:this a_rule\n  !\n}") == [])
    }

    @Test(
        "text in literals is no comment",
        arguments: [
            "let s = \"// seamlint:disable:file a_rule\"\n!", "let s = #\"\"// seamlint:disable:file a_rule\"#\n!",
            "let s = \"\"\"\n// seamlint:disable:file a_rule\n\"\"\"\n!", "let s = \"\\(f(\"// seamlint:disable:file a_rule\"))\"\n!",
            "let s = \"\\\" // seamlint:disable:file a_rule\"\n!", "/// Write `seamlint:disable:file a_rule`.\n!",
            "let s = ##\"\\#(\" // seamlint:disable:file a_rule\"##\n!",
        ])
    func ignoresLiterals(_ text: String) {
        #expect(suppressedLines(text) == [])
    }

    @Test(
        "comments after literals are comments",
        arguments: [
            "let s = \"\\\\\" // seamlint:disable:file a_rule\n!", "let s = \"\\(a[\"k\"]) x\" // seamlint:disable:file a_rule\n!",
            "let s = \"unclosed\n// seamlint:disable:file a_rule\n!", "/* /* */ */ // seamlint:disable:file a_rule\n!",
            "let s = #\"\\\"# // seamlint:disable:file a_rule\n!", "let s = \"\"\"\n \\(x) \"\" \"\"\" // seamlint:disable:file a_rule\n!",
        ])
    func readsOnAfterLiterals(_ text: String) {
        #expect(suppressedLines(text) == [text.split(separator: "\n", omittingEmptySubsequences: false).count])
    }

    private func messages(_ text: String) -> [String] {
        Suppressions(path: "A.swift", source: SourceText(bytes: Array(text.utf8)), knownRules: ["a_rule", "b_rule"]).findings.map(\.message)
    }

    @Test func reportsUnknownNames() {
        #expect(messages("// seamlint:disable a_rul").first?.contains("did you mean a_rule?") == true)
        #expect(messages("// seamlint:disable:nxt a_rule").first?.contains("did you mean seamlint:disable:next?") == true)
        #expect(messages("// seamlint:disable").first?.contains("names no rule") == true)
        #expect(messages("// seamlint: a tool\n// seamlint:enable all\n// seamlint:disable all - why not").isEmpty)
    }

    @Test func reportsUnused() {
        let source = SourceText(bytes: Array("// seamlint:disable a_rule b_rule".utf8))
        var suppressions = Suppressions(path: "A.swift", source: source, knownRules: ["a_rule", "b_rule"])
        #expect(suppressions.unused(ranRules: ["a_rule"]).shown.map(\.location.start) == [20])
    }
}
