import Foundation
import TestSupport
import Testing

@Suite("Changed lines")
struct ChangedLinesTests {
    /// A line with a finding of its own.
    private static func line(_ name: String) -> String {
        "let \(name) = 1  // seamlint:disable:this no_such_rule\n"
    }

    private let old = "import UIKit\n" + line("a") + line("b")

    @Test func onlyChangedLinesCount() throws {
        let workspace = try GitWorkspace(["A.swift": old, "B.swift": old])
        #expect(try workspace.lint("--changed-since", "HEAD").status == 0)
        try workspace.write(old + ChangedLinesTests.line("c"), "A.swift")
        let run = try workspace.lint("--changed-since", "HEAD")
        #expect(run.places == ["A.swift:4"])
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("1 warning, 0 errors in 2 files"))
        try workspace.commit("second")
        #expect(try workspace.lint("--changed-since", "HEAD").places == [])
        #expect(try workspace.lint("--changed-since=HEAD~").places == ["A.swift:4"])
        try workspace.git("tag", "start", "HEAD~")
        #expect(try workspace.lint("--changed-since", "start", "A.swift", "B.swift").places == ["A.swift:4"])
        let json = try workspace.lint("--changed-since", "start", "--format", "json")
        #expect(json.output.contains("\"warnings\": 1,"))
    }

    @Test("reviewers look at what a branch did, not at what main did meanwhile")
    func comparesWithWhereBranchesParted() throws {
        let workspace = try GitWorkspace(["A.swift": old, "B.swift": old])
        try workspace.git("checkout", "--quiet", "-b", "topic")
        try workspace.write(ChangedLinesTests.line("z") + old, "A.swift")
        try workspace.commit("topic")
        try workspace.git("checkout", "--quiet", "main")
        try workspace.write("import UIKit\n" + ChangedLinesTests.line("b"), "B.swift")
        try workspace.commit("main")
        try workspace.git("checkout", "--quiet", "topic")
        #expect(try workspace.lint("--changed-since", "main").places == ["A.swift:1"])
    }

    @Test func unrelatedHistoriesAreComparedAsTheyAre() throws {
        let workspace = try GitWorkspace(["A.swift": old])
        try workspace.git("checkout", "--quiet", "--orphan", "other")
        try workspace.write(old + ChangedLinesTests.line("c"), "A.swift")
        try workspace.commit("other")
        #expect(try workspace.lint("--changed-since", "main").places == ["A.swift:4"])
    }

    @Test func newRenamedAndDeletedFiles() throws {
        let long = old + (1...20).map { "let x\($0) = \($0)\n" }.joined()
        let workspace = try GitWorkspace(["A.swift": long, "Gone.swift": old, ".gitignore": "Built.swift\n"])
        try workspace.git("mv", "A.swift", "Renamed.swift")
        try workspace.write(long + ChangedLinesTests.line("c"), "Renamed.swift")
        try workspace.git("rm", "--quiet", "Gone.swift")
        try workspace.write(ChangedLinesTests.line("n"), "Sub/New.swift")
        try workspace.write(ChangedLinesTests.line("n"), "Built.swift")
        #expect(try workspace.lint("--changed-since", "main").places == ["Renamed.swift:24", "Sub/New.swift:1"])
        try workspace.git("add", "--all")
        #expect(try workspace.lint("--staged").places == ["Renamed.swift:24", "Sub/New.swift:1"])
    }

    @Test("names with spaces, quotes, accents, tabs and line feeds")
    func anyNameWillDo() throws {
        let names = ["a b.swift", "é 日.swift", "q\"uo\\te.swift", "t\tab.swift", "-x.swift", "b/dir with space/+++ b.swift", "n\nl.swift"]
        let workspace = try GitWorkspace(Dictionary(uniqueKeysWithValues: names.map { ($0, old) }))
        for name in names { try workspace.write(old + ChangedLinesTests.line("c"), name) }
        try workspace.write(old, "ü new.swift")
        let run = try workspace.lint("--changed-since", "HEAD")
        #expect(run.places.count == names.count + 2)
        #expect(run.places.filter { $0.hasSuffix(":4") }.count == names.count)
        try workspace.git("add", "--all")
        #expect(try workspace.lint("--staged").places == run.places)
    }

    @Test func contentThatLooksLikeADiff() throws {
        let text = "import UIKit\n/*\n++ b/Other.swift\n@@ -1 +1 @@\ndiff --git a/x b/x\n*/\n"
        let workspace = try GitWorkspace(["A.swift": text, "Other.swift": old])
        try workspace.write(
            text.replacing("++ b", with: "++ b/c").replacing("-1 +1", with: "-1 +2") + ChangedLinesTests.line("c"), "A.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["A.swift:7"])
    }

    @Test("a changed note, and a change anywhere in the statement, count")
    func notesAndStatementsCount() throws {
        let code = """
            import SwiftUI
            struct Search: UIViewRepresentable {
                var text: String
                func makeUIView(context: Context) -> UITextView { UITextView() }
                func updateUIView(_ uiView: UITextView, context: Context) {
                    uiView.text =
                        [
                            text,
                            "a",
                        ].joined()
                }
            }

            """
        let workspace = try GitWorkspace(["A.swift": code])
        let all = try workspace.lint()
        #expect(all.places == ["A.swift:6"], "\(all.output)")
        try workspace.write(code.replacing("\"a\"", with: "\"b\""), "A.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["A.swift:6"])
        try workspace.write(code.replacing("                \"a\",\n", with: ""), "A.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["A.swift:6"], "a line was removed from within")
        try workspace.write(code.replacing("func updateUIView", with: "internal func updateUIView"), "A.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["A.swift:6"], "a note stands there")
        try workspace.write(code.replacing("var text", with: "public var text"), "A.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == [])
    }

    @Test func contextIsTheWholeProject() throws {
        let view =
            "import SwiftUI\nstruct V: Base {\n    var t: String\n    func makeUIView(context: Context) -> UITextView { UITextView() }\n"
        let update = "    func updateUIView(_ v: UITextView, context: Context) {\n        v.text = t\n    }\n}\n"
        let workspace = try GitWorkspace([
            "Base.swift": "import SwiftUI\nprotocol Base: UIViewRepresentable {}\n", "V.swift": view + update,
        ])
        try workspace.write(view + update.replacing("= t", with: "= t + t"), "V.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["V.swift:6"])
        // The file that makes it a representable is not given: the finding cannot be known.
        #expect(try workspace.lint("--changed-since", "HEAD", "V.swift").places == [])
    }

    @Test func aSubfolderAndAnotherFolder() throws {
        let workspace = try GitWorkspace(["App/Sub/A.swift": old, "App/B.swift": old])
        try workspace.write(old + ChangedLinesTests.line("c"), "App/Sub/A.swift")
        let folder = workspace.url.appending(path: "App/Sub")
        #expect(try workspace.lint("--changed-since", "HEAD", folder: folder).places == ["A.swift:4"])
        #expect(try workspace.lint("--changed-since", "HEAD", "..", folder: folder).places == ["../Sub/A.swift:4"])
        let elsewhere = URL(filePath: "/")
        let path = workspace.url.appending(path: "App").path(percentEncoded: false)
        #expect(
            try workspace.lint("--changed-since", "HEAD", path, folder: elsewhere).places.map { $0.hasSuffix("App/Sub/A.swift:4") } == [
                true
            ])
        try FileManager.default.createSymbolicLink(
            atPath: workspace.url.path() + "/link", withDestinationPath: workspace.url.path() + "/App")
        #expect(try workspace.lint("--changed-since", "HEAD", "link").places == ["link/Sub/A.swift:4"])
    }

    @Test func markdownCountsToo() throws {
        let text = "# A\n\n```swift\n\(old)```\n"
        let workspace = try GitWorkspace(["A.md": text])
        try workspace.write(text.replacing("```\n", with: ChangedLinesTests.line("c") + "```\n"), "A.md")
        #expect(try workspace.lint("--markdown", "--changed-since", "HEAD").places == ["A.md:7"])
        #expect(try workspace.lint("--markdown", "--staged").places == [])
        try workspace.git("add", "--all")
        #expect(try workspace.lint("--markdown", "--staged").places == ["A.md:7"])
    }

    @Test("a submodule is a repository of its own")
    func submodules() throws {
        let inner = try GitWorkspace(["S.swift": old])
        let outer = try GitWorkspace(["A.swift": old])
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.url.path(), "Sub")
        try outer.commit("submodule")
        try outer.write(old + ChangedLinesTests.line("c"), "Sub/S.swift")
        try outer.write(old + ChangedLinesTests.line("c"), "A.swift")
        #expect(try outer.lint("--changed-since", "HEAD").places == ["A.swift:4"])
        #expect(try outer.lint("--changed-since", "HEAD", "Sub").places == ["Sub/S.swift:4"])
        let both = try outer.lint("--changed-since", "HEAD", "Sub", ".")
        #expect(both.status == 2 && both.errors.contains(". lies outside of "))
    }

    @Test func aWorktreeOfABareRepository() throws {
        let workspace = try GitWorkspace(["A.swift": old])
        let bare = workspace.url.appending(path: "bare.git").path()
        try workspace.git("clone", "--quiet", "--bare", ".", bare)
        let tree = workspace.url.appending(path: "tree")
        try workspace.git("-C", bare, "worktree", "add", "--quiet", tree.path(), "main")
        try workspace.write(old + ChangedLinesTests.line("c"), "tree/A.swift")
        #expect(try workspace.lint("--changed-since", "main", folder: tree).places == ["A.swift:4"])
        let run = try workspace.lint("--changed-since", "main", bare)
        #expect(run.status == 2 && run.errors.contains("is not in a git working tree"))
    }
}
