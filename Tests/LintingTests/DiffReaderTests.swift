import Testing

@testable import Linting

@Suite("Diffs")
struct DiffReaderTests {
    private func changes(_ text: String) -> [String: LineChanges] {
        DiffReader.changes(in: Array(text.utf8))
    }

    @Test func linesAndGaps() throws {
        let change = try #require(
            changes("diff --git a/A b/A\n--- a/A\n+++ b/A\n@@ -2 +2,2 @@ x\n-a\n+b\n+c\n@@ -8,2 +8,0 @@\n-a\n-b\n@@ -20,0 +19 @@\n+z\n")[
                "A"])
        #expect(change.lines == [2...3, 19...19])
        #expect(change.gaps == [8])
        #expect(change.touches(3...9) && change.touches(8...9) && change.touches(19...19))
        #expect(!change.touches(1...1) && !change.touches(4...8) && !change.touches(9...18))
    }

    private func numbered(_ names: String) -> [UInt8] {
        Array(names.split(separator: " ").map { "\($0)\n" }.joined().utf8)
    }

    @Test("lines keep their state in a text that was made from theirs")
    func carried() throws {
        // Line 2 is new, and lines were removed before the first and between lines 3 and 4.
        let change = try #require(
            changes("diff --git a/A b/A\n--- a/A\n+++ b/A\n@@ -1 +0,0 @@\n-z\n@@ -3,0 +2 @@\n+b\n@@ -5 +3,0 @@\n-y\n")["A"])
        func carried(_ new: String) -> LineChanges { change.carried(from: numbered("a b c d"), to: numbered(new)) }
        #expect(carried("a b c d") == change)
        let moved = carried("x a b c w d")
        #expect(moved.lines == [1...1, 3...3, 5...5] && moved.gaps == [0, 4])
        let shorter = carried("a c d")
        #expect(shorter.lines.isEmpty && shorter.gaps == [0, 1, 2])
        #expect(carried("a b x y d").lines == [2...4])
        let all = LineChanges.all.carried(from: numbered("a b"), to: numbered("a x b"))
        #expect(all.touches(1...1) && all.touches(2...2) && all.touches(3...3))
        let none = LineChanges().carried(from: numbered("a b c"), to: numbered("a x y c"))
        #expect(none.lines == [2...3] && none.gaps.isEmpty)
    }

    @Test func names() {
        let text = ["b/a b.swift\t", "\"b/q\\\"\\\\\\t\\303\\251.swift\"", "b/é.swift", "/dev/null"]
            .map { "diff --git x\n--- a/x\n+++ \($0)\n@@ -0,0 +1 @@\n+x\n" }.joined()
        #expect(changes(text).keys.sorted() == ["a b.swift", "q\"\\\té.swift", "é.swift"])
    }

    @Test func whatAFileHoldsIsNotRead() {
        let text =
            "diff --git a/A b/A\n--- a/A\n+++ b/A\n@@ -1,2 +1,2 @@\n--- a/B\n-@@ -5 +5 @@\n+++ b/B\n+@@ -6 +6 @@\n\\ No newline at end of file\n"
        #expect(changes(text).keys.sorted() == ["A"])
        #expect(changes(text)["A"]?.lines == [1...2])
    }

    @Test func nonsenseIsPassedOver() {
        for text in ["", "\n", "@@", "@@ -1 +1 @@\n", "+++ b/A\n@@ -x +y @@\n", "+++ \"b/\\\n@@ -1 +1,99 @@\n+a", "diff --git"] {
            #expect(changes(text).allSatisfy { $0.value.lines.count < 2 })
        }
    }
}
