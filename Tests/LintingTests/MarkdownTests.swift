import Foundation
import InteropRules
import SwiftTree
import TestSupport
import Testing

@testable import Linting

@Suite("Markdown")
struct MarkdownTests {
    /// What is hard about fences. Held to a CommonMark parser below.
    static let documents = [
        "```swift\nlet a = 1\n```\n", "~~~ swift title=\"a\"\nlet a\n~~~~\nlet b\n", "````swift\n```\nlet a\n````\n", "```swift\nlet a",
        "   ```swift\n   let a\n  let b\n     let c\n   ```\n", "    ```swift\n    no\n    ```\n", "``` swift `no`\nlet a\n```\n",
        "~~~ swift `yes`\nlet a\n~~~\n", "a ```swift\nlet a\n```\n", "```swift\nlet a\n``` no\n```\n", "```swift\nlet a\n    ```\n```\n",
        "> ```swift\n> let a\n>let b\n>   let c\n> ```\n", "> ```swift\n> let a\nno\n```swift\nyes\n```\n",
        "> > ```swift\n> > let a\n> ```\n> no\n",
        "- ```swift\n  let a\n\n  let b\n  ```\n- no\n", "1. one\n\n   ```swift\n   let a\n   ```\n2. two\n",
        "10) ```swift\n    let a\n    ```\n",
        "- a\n  - b\n\n    ```swift\n    let a\n    ```\n", "- ```swift\n  let a\nno\n", "* > ```swift\n  > let a\n  > ```\n",
        "-\n  ```swift\n  let a\n  ```\n",
        "-     ```swift\n      no\n", "- a\n\n      ```swift\n      no\n", "\t```swift\n\tno\n", "-\t```swift\n\tlet a\n\t```\n",
        ">\t```swift\n>\tlet a\n>\t```\n",
        "<!-- \n```swift\nno\n```\n-->\n```swift\nlet a\n```\n", "<!-- a -->\n```swift\nlet a\n```\n",
        "<pre>\n```swift\nno\n```\n</pre>\n\n```swift\nyes\n```\n",
        "---\n```swift\nlet a\n```\n***\n", "* * *\n```swift\nlet a\n```\n", "```swift\r\nlet a\r\n```\r\nno\r\n",
        "é 😀\n\n```swift\nlet é = \"😀\"\n```\n",
        "```\n```swift\nno\n```\n", "```swift\n```\n```swift\nlet b\n```\n", "-\n\n  ```swift\n  yes\n  ```\n", "-\n\n\n      ```swift\n",
        "- text\ngoes on\n\n  ```swift\n  yes\n  ```\n", "> text\n```swift\nyes\n```\n",
        "- # title\nno text\n\n  ```swift\n", "- text\n***\n\n  ```swift\n  yes\n  ```\n", "1234567890. ```swift\nno\n```\n",
        "+ ```swift\n  let a\n  ```", "",
    ]

    private static let reader = """
        import json, sys
        from markdown_it import MarkdownIt
        def fences(text):
            tokens = MarkdownIt("commonmark").parse(text)
            return [[t.info.strip(), t.content] for t in tokens if t.type == "fence"]
        print(json.dumps([fences(text) for text in json.load(sys.stdin)]))
        """

    /// Info and code of each fence, with the white space at the start of lines left out: it depends on the fence's own.
    private static func fences(_ text: String) -> [[String]] {
        let bytes = Array(text.utf8)
        return MarkdownScanner(bytes).fences.map { fence in
            [fence.info, tidied(fence.lines.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }.joined())]
        }
    }

    private static func tidied(_ text: String) -> String {
        text.replacing("\r\n", with: "\n").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func agrees(on documents: [String]) throws -> [String] {
        let input = String(decoding: try JSONEncoder().encode(documents), as: UTF8.self)
        let run = try Run.python(["-c", reader], input: input)
        #expect(run.status == 0, "\(run.errors)")
        let expected = try JSONDecoder().decode([[[String]]].self, from: Data(run.output.utf8))
        return zip(documents, expected).filter { document, fences in
            MarkdownTests.fences(document) != fences.map { [$0[0], tidied($0[1])] }
        }.map(\.0)
    }

    @Test func findsTheFencesThatACommonMarkParserFinds() throws {
        #expect(try MarkdownTests.agrees(on: MarkdownTests.documents) == [])
    }

    @Test func findsThoseOfOurOwnPages() throws {
        var texts = try ["README.md", "ARCHITECTURE.md"].map { try String(contentsOf: Run.repository.appending(path: $0), encoding: .utf8) }
        let pages = Run.repository.appending(path: "Sources/InteropRules/Pages")
        for name in try FileManager.default.contentsOfDirectory(atPath: pages.path()) where name.hasSuffix(".md") {
            texts.append(try String(contentsOf: pages.appending(path: name), encoding: .utf8))
        }
        #expect(texts.count > 40)
        #expect(try MarkdownTests.agrees(on: texts) == [])
    }

    @Test(
        "what counts as Swift",
        arguments: [
            ("swift", true), ("Swift", true), ("swift title=\"a\"", true), ("swift,ignore", true), ("swift{1,3}", true),
            ("{.swift .numbered}", true),
            ("", false), ("swiftui", false), ("objective-c swift", false), ("swift-interface", false), ("diff", false),
        ])
    func languages(_ info: String, _ isSwift: Bool) {
        let blocks = MarkdownDocument.swiftBlocks(in: Array("~~~\(info)\nlet a\n~~~\n".utf8))
        #expect(blocks.isEmpty != isSwift)
    }

    @Test func aBlockKeepsItsOffsets() throws {
        let text = Array("é\n\n> ```swift\n> let a = 1\r\n> ```\n".utf8)
        let block = try #require(MarkdownDocument.swiftBlocks(in: text).first).text(in: text)
        #expect(String(decoding: block, as: UTF8.self) == "  \n\n          \n  let a = 1\r\n     \n")
    }

    @Test func namesOfDocuments() {
        for name in ["a.md", "b/A.MD", "x.markdown", ".md"] { #expect(MarkdownDocument.isMarkdown(name)) }
        for name in ["a.swift", "md", "a.mdx", "a.md.swift", ""] { #expect(!MarkdownDocument.isMarkdown(name)) }
    }

    @Test func blocksAreProjectsOfTheirOwn() throws {
        let folder = try TemporaryFolder()
        let block = "```swift\n// Representable\nlet bad = 1 // seamlint:disable:this b\n```\n"
        try folder.write("# b\n\n\(block)\n\(block)", to: "A.md")
        try folder.write("// Representable b", to: "A.swift")
        let linter = Linter(rules: [letterRule("b", "b")], makeParser: fakeParser)
        var input = Linter.Input(paths: [folder.path])
        #expect(linter.lint(input).findings.count == 2)
        input.includesMarkdown = true
        let result = linter.lint(input)
        // Each block: the b of Representable is found, the three of the line below are silenced.
        #expect(result.findings.map { $0.location.path.hasSuffix(".md") } == [true, true, false, false])
        #expect(result.suppressed.count == 6)
        #expect(result.statistics.fileCount == 2)
    }
}
