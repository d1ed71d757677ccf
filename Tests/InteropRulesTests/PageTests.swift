import InteropRules
import Linting
import Testing

/// A rule's page is its test: each Swift block is linted as one file.
@Suite("Pages")
struct PageTests {
    @Test("a page shows a bad and a good example, and both are true", arguments: Catalogue.rules.map(\.id))
    func holds(_ id: String) throws {
        let rule = try #require(Catalogue.rule(id))
        let blocks = PageTests.swiftBlocks(of: rule.page)
        let expectations = blocks.map { Expectation.all(in: $0.text).filter { $0.rule == id } }
        #expect(expectations.contains { !$0.isEmpty }, "the page of \(id) has no bad example")
        #expect(expectations.contains { $0.isEmpty }, "the page of \(id) has no good example")
        for (block, expected) in zip(blocks, expectations) {
            let input = Linter.Input(paths: [], text: (path: "Page.swift", bytes: Array(block.text.utf8)))
            let result = Linter(rules: [rule], makeParser: SwiftFileParser.factory).lint(input)
            let found = result.findings.filter { $0.rule == id }.map { $0.place(in: result) }
            let differences = Expectation.differences(expected: expected, found: found)
            #expect(differences.isEmpty, "the block at line \(block.line) of \(id).md: \(differences.joined(separator: "; "))")
        }
    }

    @Test("the rules have names and pages of their own")
    func areDistinct() {
        #expect(Set(Catalogue.rules.map(\.id)).count == Catalogue.rules.count)
        for rule in Catalogue.rules {
            #expect(rule.id.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
            #expect(rule.page.hasPrefix("# \(rule.id)"), "the page of \(rule.id) starts with its name")
        }
    }

    /// The blocks between ```` ```swift ```` and ```` ``` ````, with the line on which each starts.
    private static func swiftBlocks(of page: String) -> [(line: Int, text: String)] {
        var blocks: [(line: Int, text: String)] = []
        var isInside = false
        for (number, line) in zip(1..., page.split(separator: "\n", omittingEmptySubsequences: false)) {
            if line.hasPrefix("```") {
                isInside = !isInside && line == "```swift"
                if isInside { blocks.append((number + 1, "")) }
            } else if isInside {
                blocks[blocks.count - 1].text += line + "\n"
            }
        }
        return blocks
    }
}
