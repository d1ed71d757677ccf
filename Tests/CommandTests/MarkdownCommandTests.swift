import Foundation
import TestSupport
import Testing

@Suite("Markdown, linted")
struct MarkdownCommandTests {
    private let view = """
        struct Search: UIViewRepresentable {
            var text: String
            func makeUIView(context: Context) -> UITextView { UITextView() }
            func updateUIView(_ uiView: UITextView, context: Context) {
                uiView.text = text
            }
        }
        """

    private func indented(_ prefix: String) -> String {
        view.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 + "\n" }.joined()
    }

    @Test func pointsIntoTheDocument() throws {
        let text =
            "# É\n\n1. One:\n\n   ```swift\n\(indented("   "))   ```\n\n> ~~~ swift {1}\n\(indented("> "))> ~~~\n\n```\n\(view)\n```\n"
        let workspace = try Workspace(["Doc.md": text])
        #expect(try Run.seamlint(folder: workspace.url).output == "")
        let run = try Run.seamlint("--markdown", folder: workspace.url)
        let golden = """
            Doc.md:10:12: warning: `text` is written at every update, so the cursor and the selection are lost; compare with what is there first [unguarded_update_write]
                10 |            uiView.text = text
                   |            ^~~~~~~~~~~~~~~~~~
            Doc.md:9:13: note: `updateUIView` runs at every change of state
            Doc.md:20:11: warning: `text` is written at every update, so the cursor and the selection are lost; compare with what is there first [unguarded_update_write]
                20 | >         uiView.text = text
                   |           ^~~~~~~~~~~~~~~~~~
            Doc.md:19:12: note: `updateUIView` runs at every change of state

            """
        #expect(run.output == golden, "\(run.output)")
        #expect(run.errors.hasPrefix("2 warnings, 0 errors in 1 file"))
        #expect(try Run.seamlint("--markdown", "Doc.md", folder: workspace.url).output == golden)
        #expect(try Run.seamlint("-", "--stdin-filename", "Doc.md", input: text, folder: workspace.url).output == golden)
        let json = try Run.seamlint("--markdown", "--format", "json", folder: workspace.url)
        #expect(try Schema.output.violations(inText: json.output) == [])
        #expect(!json.output.contains("\"fix\""))
    }

    @Test("a block knows nothing of other blocks, nor of the project, and the project nothing of it")
    func blocksStandAlone() throws {
        let alias = "protocol Base: UIViewRepresentable {}\n"
        let user = view.replacing("UIViewRepresentable", with: "Base")
        let workspace = try Workspace([
            "Doc.md": "```swift\n\(alias)```\n\n```swift\n// a Representable\n\(user)\n```\n", "A.swift": alias,
            "B.swift": user.replacing("Base", with: "Other"),
            "Other.md": "```swift\nprotocol Other: UIViewRepresentable {}\n```\n",
        ])
        #expect(try Run.seamlint("--markdown", folder: workspace.url).output == "")
        try workspace.write(Data("```swift\n\(alias)\(user)\n```\n".utf8), "Doc.md")
        #expect(try Run.seamlint("--markdown", folder: workspace.url).places == ["Doc.md:7"])
    }

    @Test func suppressionsAndBaselines() throws {
        let text = "```swift\n// seamlint:disable unguarded_update_write\n\(view)\n```\n\n```swift\n\(view)\n```\n"
        let workspace = try Workspace(["Doc.md": text])
        #expect(try Run.seamlint("--markdown", folder: workspace.url).places == ["Doc.md:17"], "a directive ends with its block")
        let unused = text.replacing("unguarded_update_write", with: "delegate_set_in_update")
        try workspace.write(Data(unused.utf8), "Doc.md")
        #expect(
            try Run.seamlint("--markdown", "--report-unused-suppressions", folder: workspace.url).places == [
                "Doc.md:2", "Doc.md:7", "Doc.md:17",
            ])
        _ = try Run.seamlint("baseline", "--markdown", folder: workspace.url)
        #expect(try Run.seamlint("--markdown", "--baseline", "seamlint-baseline.json", folder: workspace.url).status == 0)
        #expect(try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url).errors.contains("stale") == false)
    }

    @Test(
        "fragments are read as far as they are Swift",
        arguments: [
            "func updateUIView(_ v: UITextView, context: Context) { v.text = text } // Representable",
            "var body: some View { Representable() }",
            "Representable {\n    …\n}", "    case a\n}\n// Representable", "@State private var x = Representable()",
            "...\nlet r: UIViewRepresentable = ???\n",
        ])
    func fragments(_ code: String) throws {
        let run = try Run.seamlint("-", "--stdin-filename", "A.md", input: "```swift\n\(code)\n```\n\n```swift\n\(view)\n```\n")
        #expect(run.status == 1 && run.places.count == 1, "\(run.output)\(run.errors)")
    }

    @Test func whereDocumentsAreFound() throws {
        let text = "```swift\n\(view)\n```\n"
        let workspace = try Workspace([
            "App.docc/Article.md": text, "App.docc/Step.swift": "import SwiftUI\n" + view, "Pods/README.md": text, "a/B.MARKDOWN": text,
            "c/skip.md": text,
        ])
        let run = try Run.seamlint("--markdown", "--exclude", "skip.md", folder: workspace.url)
        #expect(run.places == ["App.docc/Article.md:6", "a/B.MARKDOWN:6"])
        #expect(try !Run.seamlint("--markdown", "a", folder: workspace.url).errors.contains("no Swift files"))
        try workspace.write(Data([0xFF]), "bad.md")
        let bad = try Run.seamlint("--markdown", "bad.md", folder: workspace.url)
        #expect(bad.status == 2 && bad.errors.contains("bad.md: is not UTF-8"))
    }

    @Test("the bad examples of the rules' pages are found, the good ones are clean")
    func ownPages() throws {
        let run = try Run.seamlint("--markdown", "Sources/InteropRules/Pages", "--only", "delegate_set_in_update")
        let page = try String(
            contentsOf: Run.repository.appending(path: "Sources/InteropRules/Pages/delegate_set_in_update.md"), encoding: .utf8)
        let expected = page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.contains("// expect: delegate_set_in_update") }.map {
                "Sources/InteropRules/Pages/delegate_set_in_update.md:\($0.offset + 1)"
            }
        #expect(!expected.isEmpty)
        #expect(run.places.filter { $0.contains("/delegate_set_in_update.md") } == expected)
    }
}
