import Foundation
import TestSupport
import Testing

@Suite("Baselines")
struct BaselineCommandTests {
    private let demo = try? String(contentsOf: Run.repository.appending(path: "Fixtures/Demo/Sources/SearchBar.swift"), encoding: .utf8)

    private func workspace() throws -> Workspace {
        try Workspace(["App/SearchBar.swift": try #require(demo), "App/Old.swift": Workspace.oneWarning])
    }

    @Test func recordsAndHides() throws {
        let workspace = try workspace()
        let before = try Run.seamlint(folder: workspace.url)
        #expect(before.places.count == 4 && before.status == 1)
        let write = try Run.seamlint("baseline", folder: workspace.url)
        #expect(write.status == 0 && write.output == "")
        #expect(write.errors.contains("seamlint: 4 findings recorded in seamlint-baseline.json\n"))
        let run = try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url)
        #expect(run.status == 0 && run.output == "")
        #expect(run.errors.hasPrefix("0 warnings, 0 errors, 4 known in 2 files"), "\(run.errors)")
        // From elsewhere it is the same baseline.
        let folder = workspace.url.appending(path: "App")
        #expect(try Run.seamlint("--baseline", "../seamlint-baseline.json", folder: folder).status == 0)
        let path = workspace.url.path()
        #expect(try Run.seamlint("--baseline", path + "seamlint-baseline.json", path).status == 0)
    }

    @Test("written twice it is the same, whoever writes it from where")
    func isStable() throws {
        let workspace = try workspace()
        _ = try Run.seamlint("baseline", folder: workspace.url)
        let first = try workspace.text("seamlint-baseline.json")
        _ = try Run.seamlint("--write-baseline", "../seamlint-baseline.json", "..", folder: workspace.url.appending(path: "App"))
        #expect(try workspace.text("seamlint-baseline.json") == first)
        _ = try Run.seamlint("baseline", "App/SearchBar.swift", "App/Old.swift", "--jobs", "1", folder: workspace.url)
        #expect(try workspace.text("seamlint-baseline.json") == first)
        try workspace.write(Data(("// moved\n\n" + Workspace.oneWarning).utf8), "App/Old.swift")
        _ = try Run.seamlint("baseline", folder: workspace.url)
        #expect(try workspace.text("seamlint-baseline.json").split(separator: "\n").count == first.split(separator: "\n").count)
        #expect(!first.contains(workspace.url.path()))
        let entries = first.split(separator: "\n").filter { $0.contains("\"rule\"") }
        #expect(entries.count == 4)
        #expect(
            entries.first?.hasPrefix(#"    {"path": "App/Old.swift", "rule": "unknown_suppression", "scope": "", "text": "let a = 1"#)
                == true)
    }

    @Test func followsMovedCode() throws {
        let workspace = try workspace()
        _ = try Run.seamlint("baseline", folder: workspace.url)
        func run() throws -> Run { try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url) }
        let code = try #require(demo)
        // Lines above, other white space, another order.
        try workspace.write(
            Data(("// new\n\n" + code.replacing("        uiView.text", with: "\t\tuiView.text")).utf8), "App/SearchBar.swift")
        #expect(try run().places == [])
        // A new name, in another folder.
        try FileManager.default.createDirectory(at: workspace.url.appending(path: "UI"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: workspace.url.appending(path: "App/SearchBar.swift"), to: workspace.url.appending(path: "UI/FindBar.swift"))
        #expect(try run().places == [])
        // A new name of the type, too.
        try workspace.write(Data(code.replacing("SearchBar:", with: "FindBar:").utf8), "UI/FindBar.swift")
        #expect(try run().places == [])
        // A copy is new code.
        try workspace.write(Data(code.utf8), "UI/Copy.swift")
        #expect(try run().places.map { $0.hasPrefix("UI/Copy.swift") || $0.hasPrefix("UI/FindBar.swift") } == [true, true, true])
        #expect(try Set(run().places.map { $0.split(separator: ":")[0] }).count == 1)
    }

    @Test func aNewFindingIsShown() throws {
        let workspace = try workspace()
        _ = try Run.seamlint("baseline", folder: workspace.url)
        let more = Workspace.oneWarning + "let b = 2  // seamlint:disable:this no_such_rule\n"
        try workspace.write(Data(more.utf8), "App/Old.swift")
        let run = try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url)
        #expect(run.places == ["App/Old.swift:3"] && run.status == 1)
    }

    @Test func tellsWhatIsStale() throws {
        let workspace = try workspace()
        _ = try Run.seamlint("baseline", folder: workspace.url)
        try workspace.write(Data("import UIKit\n".utf8), "App/Old.swift")
        func run(_ arguments: String...) throws -> Run {
            try Run(Run.binary, ["--baseline", "seamlint-baseline.json"] + arguments, folder: workspace.url)
        }
        let stale = try run()
        #expect(stale.status == 0)
        #expect(stale.errors.contains("seamlint-baseline.json:4: note: stale: unknown_suppression is gone from App/Old.swift\n"))
        #expect(stale.errors.contains("seamlint: warning: 1 entry is stale in seamlint-baseline.json"))
        #expect(try run("--format", "json").output.contains("\"known\": 3,\n    \"stale\": 1\n"))
        // What this run does not look at is not stale.
        #expect(try !run("App/SearchBar.swift").errors.contains("stale"))
        #expect(try !run("--disable", "unknown_suppression").errors.contains("stale"))
        #expect(try !run("--only", "hosting", "--disable", "unknown_suppression").errors.contains("stale"))
        #expect(try !run("--quiet").errors.contains("stale"))
        try FileManager.default.removeItem(at: workspace.url.appending(path: "App/Old.swift"))
        #expect(try run().errors.contains("1 entry is stale"))
        try workspace.write(Data([0xFF]), "App/Old.swift")
        #expect(try !run().errors.contains("stale"), "what could not be read is not gone")
    }

    @Test func worksWithChangedLines() throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        _ = try workspace.lint("baseline")
        try workspace.commit("baseline")
        try workspace.write(Workspace.oneWarning + "let b = 2  // seamlint:disable:this no_such_rule\n", "A.swift")
        try workspace.git("add", "--all")
        #expect(try workspace.lint("--staged", "--baseline", "seamlint-baseline.json").places == ["A.swift:3"])
        #expect(try workspace.lint("--changed-since", "HEAD", "--baseline", "seamlint-baseline.json").places == ["A.swift:3"])
    }

    @Test("two branches that each add an entry merge, and so do two that each remove one")
    func gitMergesIt() throws {
        func text(_ names: [String]) -> String {
            "import UIKit\n" + names.map { "let \($0) = 1  // seamlint:disable:this no_such_rule\n" }.joined()
        }
        let names = ["b", "d", "f", "h", "j", "l"]
        let workspace = try GitWorkspace(["A.swift": text(names)])
        _ = try workspace.lint("baseline")
        try workspace.commit("baseline")
        for (branch, changed) in [("one", ["a"] + names), ("two", names + ["m"]), ("three", ["b", "d", "h", "j", "l"])] {
            try workspace.git("checkout", "--quiet", "-b", branch, "main")
            try workspace.write(text(changed), "A.swift")
            _ = try workspace.lint("baseline")
            try workspace.commit(branch)
        }
        try workspace.git("checkout", "--quiet", "main")
        for branch in ["one", "two", "three"] { try workspace.git("merge", "--quiet", "--no-edit", branch) }
        let run = try workspace.lint("--baseline", "seamlint-baseline.json")
        #expect(run.status == 0 && !run.errors.contains("stale"), "\(run.output)\(run.errors)")
    }

    @Test(
        "bad baselines are told with their line",
        arguments: [
            ("", ":1: the baseline is not JSON: expected a value, found the end of the file"),
            ("{\n", ":2: the baseline is not JSON: expected a key in quotes, or }, found the end of the file"),
            ("[]", ":1: this is no baseline: it is not an object"), ("{\"version\": 2, \"findings\": []}", ":1: version 2 of the baseline"),
            ("{\"findings\": []}", "it says no version"),
            ("{\"version\": 1,\n\"version\": 1}", ":2: this is no baseline: version stands there twice"),
            ("{\"version\": 1}", "it has no list of findings"),
            ("{\"version\": 1,\n\"findings\": [\n1]}", ":3: this is no baseline: an entry is not an object"),
            ("{\"version\": 1, \"findings\": [] x", "is not JSON"),
            ("{\"version\": 1,\n<<<<<<< HEAD\n", ":2: a merge was not finished here"),
            ("\n\n>>>>>>> topic\n", ":3: a merge was not finished here"),
        ])
    func refusesBadBaselines(_ text: String, _ message: String) throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning, "b.json": text])
        let run = try Run.seamlint("--baseline", "b.json", folder: workspace.url)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.contains("seamlint: error: b.json") && run.errors.contains(message), "\(run.errors)")
    }

    @Test func refusesBadEntries() throws {
        func refused(_ entries: String...) throws -> String {
            let text = "{\n  \"version\": 1,\n  \"findings\": [\n" + entries.joined(separator: ",\n") + "\n  ]\n}\n"
            let workspace = try Workspace(["A.swift": "", "b.json": text])
            let run = try Run.seamlint("--baseline", "b.json", folder: workspace.url)
            #expect(run.status == 2)
            return run.errors
        }
        let good = #"{"path": "A.swift", "rule": "unknown_suppression", "scope": "", "text": "a", "near": "0"}"#
        #expect(try refused(good, good).contains("b.json:5: the same entry stands on line 4; delete one of them"))
        #expect(
            try refused(good.replacing("unknown_suppression", with: "unknown_supression")).contains(
                "b.json:4: there is no rule unknown_supression; did you mean unknown_suppression?"))
        #expect(try refused(good.replacing("\"text\"", with: "\"line\"")).contains("b.json:4: this is no baseline: an entry has no text"))
        #expect(try refused(good.replacing("}", with: ", \"line\": \"3\"}")).contains("an entry has a line"))
        #expect(try refused(good.replacing("}", with: ", \"occurrence\": 0}")).contains("occurrence is a number from 1"))
        #expect(try refused(good + "\n" + good).contains("b.json:4: the baseline is not JSON: a comma is missing"))
        let two = try Workspace([
            "A.swift": "",
            "b.json": "{\"version\": 1, \"findings\": [\n\(good),\n\(good.replacing("}", with: ", \"occurrence\": 2}")),\n]}",
        ])
        #expect(try Run.seamlint("--baseline", "b.json", folder: two.url).status == 0)
    }

    @Test func missingAndUnwritableFiles() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning])
        let missing = try Run.seamlint("--baseline", "none.json", folder: workspace.url)
        #expect(missing.status == 2 && missing.errors.contains("none.json: there is no such baseline; seamlint baseline writes one"))
        let folder = try Run.seamlint("--baseline", ".", folder: workspace.url)
        #expect(folder.status == 2 && folder.errors.contains("the baseline cannot be read: Is a directory"))
        try workspace.write(Data([0x7B, 0xFF]), "bad.json")
        #expect(
            try Run.seamlint("--baseline", "bad.json", folder: workspace.url).errors.contains(
                "bad.json:1: the baseline is not JSON: this is not UTF-8"))
        let unwritable = try Run.seamlint("--write-baseline", "none/b.json", folder: workspace.url)
        #expect(unwritable.status == 2 && unwritable.errors.contains("none/b.json cannot be written"))
        #expect(try Run.seamlint("--baseline", "", folder: workspace.url).errors.contains("--baseline needs a file name"))
    }

    @Test func recordsOnlyWhatIsShown() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning])
        #expect(try Run.seamlint("baseline", "--min-severity", "error", "b", folder: workspace.url).status == 2, "b is no path")
        _ = try Run.seamlint("baseline", "--min-severity", "error", folder: workspace.url)
        #expect(try !workspace.text("seamlint-baseline.json").contains("A.swift"))
        #expect(try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url).status == 1)
    }
}
