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

    /// Each suggestion is a search of its own.
    @Test func ofManyUnknownNamesOnlySomeGetASuggestion() {
        let text = (0..<20_000).map { "// seamlint:disable:this a_rul\($0 % 10_000)\n" }.joined()
        let watch = Stopwatch()
        let found = Suppressions(
            path: "A.swift", source: SourceText(bytes: Array(text.utf8)),
            knownRules: (0..<60).map { "a_rule_with_a_long_name_\($0)" } + ["a_rule"]
        ).findings
        #expect(watch.seconds < 60)
        #expect(found.count == 20_000 && found[0].message.contains("did you mean a_rule?"))
        #expect(found[10_000].message == found[0].message && !found[9999].message.contains("did you mean"))
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
        "a directive on any line of a statement is about all of it",
        arguments: [
            ("x = y\n  // why\n  .z(!) // seamlint:disable:this a_rule\n!", [3]),
            ("x = ! // seamlint:disable:this a_rule\n  // why\n\n  .z(!)\n!", [1, 4]),
            ("x = !\n  .z(1) // seamlint:disable:this a_rule\n!", [1]), ("f(!) {\n  !\n} // seamlint:disable:this a_rule\n!", [1]),
            ("// seamlint:disable:next a_rule\n@MainActor\n@available(iOS 16, *)\nclass A! {\n  !\n}", [4]),
            ("class A! // seamlint:disable:this a_rule\n{\n  !\n}", [1]), ("class A: // seamlint:disable:this a_rule\n  B! {\n  !\n}", [2]),
            ("guard a, // seamlint:disable:this a_rule\n  let b = !\nelse { return }\n!", [2]),
            ("let a = b // seamlint:disable:this a_rule\n  + !\n  ?? !\n!", [2, 3]),
            ("let a = b + // seamlint:disable:this a_rule\n  !\n!", [2]),
            ("let s = \"\"\" // seamlint:disable:this a_rule\n\"\"\"\n!", []),
            ("let s = \"\"\"\nx\n\"\"\" + ! // seamlint:disable:this a_rule\n!", [3]),
            ("if a { // seamlint:disable:this a_rule\n  !\n} else if ! {\n  !\n}", [3]),
            ("f(! // seamlint:disable:this a_rule\n  , g: { !\n !\n }, !)\n!", [1, 2, 4]),
        ] as [(String, [Int])])
    func coversWholeStatements(_ text: String, _ expected: [Int]) {
        #expect(suppressedLines(text) == expected)
    }

    @Test(
        "two statements are two",
        arguments: [
            ("let a: V? // seamlint:disable:this a_rule\n!", []), ("let a: [V<W>] // seamlint:disable:this a_rule\n!", []),
            ("let a: V<W> // seamlint:disable:this a_rule\n!", []), ("case .a: // seamlint:disable:this a_rule\n!", []),
            ("default: // seamlint:disable:this a_rule\n!", []), ("@unknown default: // seamlint:disable:this a_rule\n!", []),
            ("a += b! // seamlint:disable:this a_rule\n-!", [1]), ("a() // seamlint:disable:this a_rule\n!.b()", []),
            ("@objc func a() // seamlint:disable:this a_rule\n!", []), ("f(a // seamlint:disable:this a_rule\n}\n!", []),
            ("{ f(a // seamlint:disable:this a_rule\n}\n!", []),
        ] as [(String, [Int])])
    func partsStatements(_ text: String, _ expected: [Int]) {
        #expect(suppressedLines(text) == expected)
    }

    @Test("conditions of the compiler neither end a statement nor begin one")
    func worksInConditions() {
        #expect(suppressedLines("#if A\n! // seamlint:disable:this a_rule\n!\n#else\n!\n#endif") == [2])
        #expect(suppressedLines("#if A\n// seamlint:disable:next a_rule\n!\n#else\n!\n#endif\n!") == [3])
        #expect(suppressedLines("#if A\n// seamlint:disable a_rule\n!\n#else\n!\n// seamlint:enable a_rule\n#endif\n!") == [3, 5])
        #expect(suppressedLines("x // seamlint:disable:this a_rule\n#if A\n  .y(!)\n#else\n  .z(!)\n#endif\n  .w(!)\n!") == [3, 5, 7])
        #expect(suppressedLines("x = #selector(!) // seamlint:disable:this a_rule\n!") == [1])
    }

    @Test func countsAgainWhereItIsEnabled() {
        #expect(suppressedLines("// seamlint:disable a_rule\n!\n! // seamlint:enable:this a_rule\n!") == [2, 4])
        #expect(suppressedLines("// seamlint:disable all\n// seamlint:enable:next a_rule\n!\n!") == [4])
        #expect(suppressedLines("// seamlint:disable:file a_rule\n!\n// seamlint:enable:previous all\n!") == [4])
        #expect(suppressedLines("// seamlint:disable a_rule\n! // seamlint:enable:this b_rule") == [2])
        #expect(messages("// seamlint:enable:file all").first?.contains("no directive seamlint:enable:file") == true)
    }

    @Test("the next and previous lines are those with code")
    func skipsComments() {
        #expect(suppressedLines("// seamlint:disable:next a_rule\n/* why\n   indeed */\n\n!\n!") == [5])
        #expect(suppressedLines("/* seamlint:disable:next a_rule\n  why */\n!\n!") == [3])
        #expect(suppressedLines("!\n!\n\n// seamlint:disable:previous b_rule\n// seamlint:disable:previous a_rule\n!") == [2])
        #expect(suppressedLines("// seamlint:disable:previous a_rule\n!") == [])
        #expect(suppressedLines("!\n// seamlint:disable:next a_rule") == [])
    }

    @Test(
        "what is written about code is no directive",
        arguments: [
            "/// seamlint:disable:file a_rule\n!", "/** seamlint:disable:file a_rule */\n!",
            "/* old(); // seamlint:disable:file a_rule\n*/\n!",
            "/* see seamlint:disable:file a_rule */\n!", "let r = #/ \" // seamlint:disable:file a_rule /#\n!",
            "let r = #/\n // seamlint:disable:file a_rule\n/#\n!", "// noseamlint:disable:file a_rule\n!",
        ])
    func ignoresText(_ text: String) {
        #expect(suppressedLines(text) == [])
    }

    @Test func readsDirectivesBehindWords() {
        #expect(suppressedLines("// why: seamlint:disable:file a_rule\n!") == [2])
        #expect(suppressedLines("/**/ ! // seamlint:disable:this a_rule") == [1])
        #expect(suppressedLines("let r = #/\"/# // seamlint:disable:file a_rule\n!") == [2])
        #expect(suppressedLines("!\r\n! // seamlint:disable:this a_rule\r\n!") == [2])
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

    @Test("a directive about unused ones speaks for them, and is one itself")
    func silencesUnusedOnes() {
        func unused(_ text: String) -> (shown: [Int], silenced: [Int]) {
            let source = SourceText(bytes: Array(text.utf8))
            var suppressions = Suppressions(path: "A.swift", source: source, knownRules: ["a_rule", "unused_suppression"])
            let (shown, silenced) = suppressions.unused(ranRules: ["a_rule", "unused_suppression"])
            return (shown.map { source.position(at: $0.location.start).line }, silenced.map { source.position(at: $0.location.start).line })
        }
        #expect(unused("// seamlint:disable:file unused_suppression\n// seamlint:disable a_rule") == ([], [2]))
        #expect(unused("// seamlint:disable:file unused_suppression") == ([1], []))
        #expect(unused("// seamlint:disable:file all\n// seamlint:disable a_rule") == ([1, 2], []))
    }
}
