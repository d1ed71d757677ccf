import Testing

@testable import Linting

@Suite("Baseline entries")
struct BaselineTests {
    private func entry(
        _ text: String, path: String = "A.swift", scope: String = "V.update()", near: String = "", occurrence: Int = 1, rule: String = "r"
    ) -> BaselineEntry {
        BaselineEntry(path: path, rule: rule, scope: scope, text: text, near: near, occurrence: occurrence)
    }

    /// Which of the findings are known, and which of the entries are left.
    private func match(_ findings: [BaselineEntry], _ entries: [BaselineEntry], gone: Set<String> = []) -> (known: [Bool], found: [Bool]) {
        let match = BaselineMatch(findings: findings, entries: entries, isGone: gone.contains)
        return (match.isKnown, match.isFound)
    }

    @Test func ruleFileAndLineMustBeTheSame() {
        let known = entry("x = 1")
        #expect(match([known], [known]).known == [true])
        #expect(match([entry("x = 2")], [known]).known == [false])
        #expect(match([entry("x = 1", rule: "s")], [known]).known == [false])
        #expect(match([entry("x = 1", path: "B.swift")], [known]).known == [false])
        #expect(match([entry("x = 1", scope: "V.refresh()")], [known]).known == [true], "a function got a new name")
    }

    @Test func equalLinesAreCounted() {
        let one = entry("x")
        #expect(match([one, one], [one]) == ([true, false], [true]))
        #expect(match([one], [one, entry("x", occurrence: 2)]) == ([true], [true, false]))
    }

    @Test func theFunctionAndTheNeighboursSayWhichIsNew() {
        let entries = [entry("x", near: "a"), entry("x", near: "c")]
        #expect(match([entry("x", near: "a"), entry("x", near: "b"), entry("x", near: "c")], entries).known == [true, false, true])
        let inUpdate = [entry("x", scope: "V.update()")]
        #expect(match([entry("x", scope: "V.make()"), entry("x", scope: "V.update()")], inUpdate).known == [false, true])
    }

    @Test func entriesFollowARenamedFile() {
        let entries = [entry("x"), entry("y"), entry("x", path: "B.swift")]
        let moved = [entry("x", path: "C.swift", scope: "W.update()"), entry("y", path: "C.swift", scope: "W.update()")]
        #expect(match(moved, entries, gone: ["A.swift"]).known == [true, true])
        #expect(match(moved, entries).known == [false, false], "the file is still there: a copy")
        #expect(match([entry("x", path: "C.swift", scope: "W.make()")], entries, gone: ["A.swift"]).known == [false], "another function")
    }

    @Test func aRenamedFileAndItsCopy() {
        let entries = [entry("x"), entry("y")]
        let copies = ["C.swift", "D.swift"].flatMap { [entry("x", path: $0), entry("y", path: $0)] }
        #expect(match(copies, entries, gone: ["A.swift"]).known == [true, true, false, false])
        let sameName = [entry("x", path: "Sub/A.swift"), entry("y", path: "Sub/A.swift")]
        #expect(match(copies + sameName, entries, gone: ["A.swift"]).known == [false, false, false, false, true, true])
    }

    @Test func aFileThatWasSplitOrMerged() {
        let entries = [entry("x"), entry("y"), entry("z", path: "B.swift")]
        let split = [entry("x", path: "C.swift"), entry("y", path: "D.swift"), entry("z", path: "B.swift")]
        #expect(match(split, entries, gone: ["A.swift"]).known == [true, true, true])
        let merged = [entry("x", path: "B.swift"), entry("y", path: "B.swift"), entry("z", path: "B.swift")]
        #expect(match(merged, entries, gone: ["A.swift"]).known == [true, true, true])
    }

    @Test func theTextIsReadAsItWasWritten() throws {
        let texts = ["let a = \"\\u{1b}\\n\"\t// é😀", "\u{1}\u{7f}\u{202e}\u{2028}", "", "a\"b\\c"]
        var baseline = Baseline(entries: texts.map { entry($0, path: "é \"x\"/A.swift", rule: "unknown_suppression") })
        baseline.entries.append(entry("x", near: "00ff", occurrence: 3, rule: "unknown_suppression"))
        let reader = BaselineReader(path: "b.json", knownRules: ["unknown_suppression"])
        let read = try reader.parse(Array(baseline.text.utf8))
        #expect(Set(read.entries) == Set(baseline.entries))
        #expect(read.lines == [4, 5, 6, 7, 8])
        #expect(read.text == baseline.text)
        #expect(try reader.parse(Array(Baseline(entries: []).text.utf8)).entries.isEmpty)
    }

    @Test("any JSON will do", arguments: ["\n", "", "\r\n", "\t"])
    func otherLayouts(_ space: String) throws {
        let text =
            "{#\"findings\"#:#[#{#\"near\"#:#\"\"#,#\"path\":\"\\u0041\\ud83d\\ude00\\/\",\"rule\":\"r\",\"scope\":\"\",\"text\":\"\\b\"}#,#]#,#\"version\"#:#1#,}#"
        let read = try BaselineReader(path: "b", knownRules: ["r"]).parse(Array(text.replacing("#", with: space).utf8))
        #expect(read.entries == [entry("\u{8}", path: "A😀/", scope: "")])
    }

    @Test func nestingIsBounded() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: BaselineError.self) { try BaselineReader(path: "b", knownRules: []).parse(Array(text.utf8)) }
    }
}
