import Findings
import Foundation
import Testing

@testable import InteropRules
@testable import Linting

/// The passes, on made-up rules.
@Suite("Passes of fixes")
struct FixRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A file that is parsed, and holds `text`.
    @discardableResult
    private func write(_ text: String, to name: String = "A.swift") throws -> String {
        try folder.write("UIViewRepresentable \(text)\n", to: name)
    }

    private func run(_ rules: [Rule], unsafe: Bool = false) -> FixOutcome {
        FixRun(
            linter: Linter(rules: rules, makeParser: fakeParser), input: Linter.Input(paths: [folder.path]), includesUnsafe: unsafe
        ) { $0.findings }.run()
    }

    /// The changed texts, without what makes the files matter.
    private func texts(_ outcome: FixOutcome) -> [String] {
        outcome.changes.map { String(String(decoding: $0.after, as: UTF8.self).dropFirst("UIViewRepresentable ".count).dropLast()) }
    }

    @Test func appliesWhatIsOffered() throws {
        try write("QQ WW QQ")
        let outcome = run([replacingRule("one", "QQ", with: "Q"), replacingRule("two", "WW", with: "")])
        #expect(texts(outcome) == ["Q  Q"])
        #expect(outcome.fixedCount == 3)
        #expect(outcome.errors.isEmpty && outcome.result.findings.isEmpty)
    }

    @Test func nothingToFixChangesNothing() throws {
        try write("QQ")
        let outcome = run([letterRule("q", "Q")])
        #expect(outcome.changes.isEmpty && outcome.fixedCount == 0)
        #expect(outcome.result.findings.count == 2)
    }

    @Test("of edits that overlap the first is applied, and the other only if it still makes sense")
    func overlap() throws {
        try write("QWX")
        let outcome = run([replacingRule("one", "QW", with: "K"), replacingRule("two", "WX", with: "M")])
        #expect(texts(outcome) == ["KX"])
        #expect(outcome.fixedCount == 1)
    }

    @Test("insertions at one place wait for each other")
    func insertions() {
        func fix(_ start: Int, _ end: Int, _ text: String) -> Fix {
            Fix(title: text, isSafe: true, edits: [Edit(Location(path: "A", start: start, end: end), replacement: text)])
        }
        var pass = PassEdits()
        func add(_ fix: Fix) -> Bool { pass.add(fix) }
        #expect(add(fix(3, 3, "x")))
        #expect(!add(fix(3, 3, "y")))
        #expect(!add(fix(3, 5, "z")))
        #expect(!add(fix(1, 3, "z")))
        #expect(add(fix(3, 3, "x")))
        #expect(add(fix(4, 5, "")))
        #expect(add(fix(5, 6, "w")))
        #expect(String(decoding: pass.applied(to: Array("012345678".utf8), path: "A"), as: UTF8.self) == "012x3w678")
    }

    @Test("a fix may make room for another")
    func passes() throws {
        try write("QQ")
        let outcome = run([replacingRule("one", "QQ", with: "WW"), replacingRule("two", "WW", with: "XX")])
        #expect(texts(outcome) == ["XX"])
        #expect(outcome.fixedCount == 2)
    }

    @Test("two findings that ask for the same edit get it once")
    func identical() throws {
        try write("QQ WW JJ")
        let other = (word: "JJ", replacement: "HH")
        let outcome = run([
            replacingRule("one", "QQ", with: "Q", also: other), replacingRule("two", "WW", with: "W", also: other),
        ])
        #expect(texts(outcome) == ["Q W HH"])
        #expect(outcome.fixedCount == 2)
    }

    @Test("a fix that its rule does not notice is applied once")
    func comesBack() throws {
        try write("QQ")
        let outcome = run([replacingRule("one", "QQ", with: "QQ!")])
        #expect(texts(outcome) == ["QQ!"])
        #expect(outcome.result.errors.map(\.reason) == [.fixComesBack(rule: "one")])
    }

    @Test("two rules that undo each other are stopped")
    func circle() throws {
        try write("QQ")
        let outcome = run([replacingRule("one", "QQ", with: "WW"), replacingRule("two", "WW", with: "QQ")])
        #expect(outcome.errors.map(\.reason) == [.fixComesBack(rule: "one")])
        #expect(outcome.fixedCount == 2)
    }

    @Test("a file that could not be parsed afterwards is left alone; the others are fixed")
    func broken() throws {
        let bad = try write("QQ WW", to: "A.swift")
        try write("WW", to: "B.swift")
        let outcome = run([replacingRule("one", "QQ", with: "???"), replacingRule("two", "WW", with: "W")])
        #expect(texts(outcome) == ["W"])
        #expect(outcome.errors == [InputError(path: bad, reason: .fixBreaksSyntax)])
        #expect(outcome.result.findings.map(\.rule) == ["one", "two"])
    }

    @Test("errors that were there before are no reason")
    func brokenBefore() throws {
        try write("???      QQ")
        #expect(texts(run([replacingRule("one", "QQ", with: "Q")])) == ["???      Q"])
    }

    @Test("a fix in two files is applied whole or not at all")
    func severalFiles() throws {
        try write("QQ", to: "A.swift")
        try write("WW", to: "B.swift")
        let whole = run([replacingRule("one", "QQ", with: "Q", also: (word: "WW", replacement: "W"))])
        #expect(texts(whole) == ["Q", "W"])
        #expect(whole.fixedCount == 1)
        let broken = run([replacingRule("one", "QQ", with: "Q", also: (word: "WW", replacement: "???"))])
        #expect(broken.changes.isEmpty && broken.errors.map(\.reason) == [.fixBreaksSyntax])
    }

    @Test func unsafeFixesHaveToBeAskedFor() throws {
        try write("QQ WW")
        let rules = [replacingRule("one", "QQ", with: "Q", isSafe: false), replacingRule("two", "WW", with: "W")]
        let safe = run(rules)
        #expect(texts(safe) == ["QQ W"])
        #expect(safe.fixedCount == 1 && safe.unsafeCount == 1)
        let all = run(rules, unsafe: true)
        #expect(texts(all) == ["Q W"])
        #expect(all.fixedCount == 2 && all.unsafeCount == 0)
    }

    @Test("what a comment silences, and what is not shown, is not fixed")
    func hidden() throws {
        try write("QQ // seamlint:disable:this one")
        let rule = replacingRule("one", "QQ", with: "Q")
        #expect(run([rule]).changes.isEmpty)
        try write("QQ")
        let linter = Linter(rules: [rule], makeParser: fakeParser)
        let hiding = FixRun(linter: linter, input: Linter.Input(paths: [folder.path]), includesUnsafe: false) { _ in [] }.run()
        #expect(hiding.changes.isEmpty && hiding.result.findings.count == 1)
    }

    @Test("beside a text that is handed in, only that is changed")
    func handedIn() throws {
        try write("QQ", to: "A.swift")
        let input = Linter.Input(paths: [folder.path], text: (path: "B.swift", bytes: Array("UIViewRepresentable QQ\n".utf8)))
        let linter = Linter(rules: [replacingRule("one", "QQ", with: "Q")], makeParser: fakeParser)
        let outcome = FixRun(linter: linter, input: input, includesUnsafe: false) { $0.findings }.run()
        #expect(outcome.changes.map(\.path) == ["B.swift"])
        #expect(texts(outcome) == ["Q"])
    }
}
