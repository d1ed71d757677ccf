import Foundation
import TestSupport
import Testing

@Suite("Staged content")
struct StagedTests {
    private let clean = "import UIKit\nlet a = 1\n"
    private let bad = "import UIKit\nlet a = 1  // seamlint:disable:this no_such_rule\n"

    @Test("what is staged is judged, not what the working tree holds since")
    func judgesTheIndex() throws {
        let workspace = try GitWorkspace(["A.swift": clean, "B.swift": clean])
        try workspace.write("// one\n" + bad, "A.swift")
        try workspace.git("add", "A.swift")
        try workspace.write(clean, "A.swift")
        try workspace.write(bad, "B.swift")
        let run = try workspace.lint("--staged")
        #expect(run.places == ["A.swift:3"])
        #expect(run.output.contains("     3 | let a = 1  // seamlint:disable:this no_such_rule\n"))
        #expect(run.status == 1)
        // The other way round: a mistake that is not staged is not in the commit.
        try workspace.git("add", "A.swift")
        try workspace.write(bad, "A.swift")
        #expect(try workspace.lint("--staged").places == [])
    }

    @Test func contextIsStagedToo() throws {
        let base = "import SwiftUI\nprotocol Base: UIViewRepresentable {}\n"
        let view = """
            import SwiftUI
            struct V: Base {
                var t: String
                func makeUIView(context: Context) -> UITextView { UITextView() }
                func updateUIView(_ v: UITextView, context: Context) {
                    v.text = t
                }
            }

            """
        let workspace = try GitWorkspace(["Base.swift": base, "V.swift": view.replacing("v.text = t\n", with: "\n")])
        try workspace.write(view, "V.swift")
        try workspace.git("add", "V.swift")
        // Neither what is edited since, nor what is deleted, nor what git does not know, changes what is committed.
        try workspace.write("import SwiftUI\nprotocol Base: View {}\n", "Base.swift")
        #expect(try workspace.lint("--staged").places == ["V.swift:6"])
        try FileManager.default.removeItem(at: workspace.url.appending(path: "Base.swift"))
        #expect(try workspace.lint("--staged").places == ["V.swift:6"])
        #expect(try workspace.lint("--staged", "--exclude", "Base.swift").places == [])
        try FileManager.default.removeItem(at: workspace.url.appending(path: "V.swift"))
        #expect(try workspace.lint("--staged").places == ["V.swift:6"])
        #expect(try workspace.lint("--staged", "V.swift", "Base.swift").places == ["V.swift:6"])
        try workspace.git("rm", "--quiet", "--cached", "Base.swift")
        try workspace.write(base, "Untracked.swift")
        #expect(try workspace.lint("--staged").places == [])
    }

    @Test func addedWithoutContentIsNotStaged() throws {
        let workspace = try GitWorkspace(["B.swift": clean])
        try workspace.write(bad, "A.swift")
        try workspace.git("add", "--intent-to-add", "A.swift")
        let run = try workspace.lint("--staged")
        #expect(run.places == [] && run.status == 0)
    }

    @Test func conflictsAndLinksDoNotStopIt() throws {
        let workspace = try GitWorkspace(["A.swift": clean, "B.swift": clean])
        try workspace.git("checkout", "--quiet", "-b", "other")
        try workspace.write(clean + "let c = 2\n", "A.swift")
        try workspace.commit("other")
        try workspace.git("checkout", "--quiet", "main")
        try workspace.write(clean + "let c = 3\n", "A.swift")
        try workspace.commit("main")
        #expect(throws: GitWorkspace.GitFailure.self) { try workspace.git("merge", "--quiet", "other") }
        try workspace.write(bad, "B.swift")
        try FileManager.default.createSymbolicLink(atPath: workspace.url.path() + "/L.swift", withDestinationPath: "B.swift")
        try workspace.git("add", "B.swift", "L.swift")
        try FileManager.default.removeItem(atPath: workspace.url.path() + "/L.swift")
        #expect(try workspace.lint("--staged").places == ["B.swift:2"])
    }

    @Test(
        "in a hook, for every way to commit",
        arguments: [["commit", "-m", "x"], ["commit", "-a", "-m", "x"], ["commit", "-m", "x", "--", "A.swift"]])
    func runsAsAHook(_ command: [String]) throws {
        let workspace = try GitWorkspace(["A.swift": clean, "Sub/B.swift": clean])
        try workspace.files.writeProgram("exec \"\(Run.binary.path())\" --staged", ".git/hooks/pre-commit")
        try workspace.write(bad, "A.swift")
        if command.count == 3 { try workspace.git("add", "A.swift") }
        let folder = workspace.url.appending(path: "Sub")
        let run = try Run(
            URL(filePath: "/usr/bin/env"), ["git"] + command.map { $0 == "A.swift" ? "../A.swift" : $0 }, folder: folder,
            environment: GitWorkspace.environment)
        #expect(run.status == 1)
        #expect((run.output + run.errors).contains("A.swift:2:37: warning:"), "\(run.errors)")
        try workspace.write(clean + "\n", "A.swift")
        if command.count == 3 { try workspace.git("add", "A.swift") }
        let good = try Run(
            URL(filePath: "/usr/bin/env"), ["git"] + command.map { $0 == "A.swift" ? "../A.swift" : $0 }, folder: folder,
            environment: GitWorkspace.environment)
        #expect(good.status == 0, "\(good.errors)")
    }

    @Test func runsAsAHookOfALinkedWorktree() throws {
        let workspace = try GitWorkspace(["Sub/A.swift": clean])
        try workspace.files.writeProgram("exec \"\(Run.binary.path())\" --staged Sub", ".git/hooks/pre-commit")
        try workspace.git("worktree", "add", "--quiet", "-b", "topic", "tree")
        try workspace.write(bad, "tree/Sub/A.swift")
        let run = try Run(
            URL(filePath: "/usr/bin/env"), ["git", "commit", "-a", "-m", "x"], folder: workspace.url.appending(path: "tree"),
            environment: GitWorkspace.environment)
        #expect(run.status == 1 && (run.output + run.errors).contains("Sub/A.swift:2:37: warning:"), "\(run.errors)")
    }

    @Test("few calls of git, and none writes")
    func isCheap() throws {
        let workspace = try GitWorkspace(["A.swift": clean])
        try workspace.write(bad, "A.swift")
        try workspace.git("add", "A.swift")
        let folder = workspace.url.appending(path: "bin")
        let real = try Run(URL(filePath: "/usr/bin/env"), ["sh", "-c", "command -v git"]).output.trimmingCharacters(in: .newlines)
        let log = workspace.url.appending(path: "calls").path()
        try workspace.files.writeProgram("echo call >> \(log)\nexec \(real) \"$@\"", "bin/git")
        let path = folder.path() + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let index = try Data(contentsOf: workspace.url.appending(path: ".git/index"))
        func calls(_ arguments: String...) throws -> Int {
            try? FileManager.default.removeItem(atPath: log)
            _ = try Run(Run.binary, arguments, folder: workspace.url, environment: GitWorkspace.environment.merging(["PATH": path]) { $1 })
            return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count
        }
        #expect(try calls("--staged") == 5)
        #expect(try calls("--changed-since", "HEAD") == 5)
        try workspace.write(clean, "A.swift")
        #expect(try calls("--staged") == 6)
        #expect(try Data(contentsOf: workspace.url.appending(path: ".git/index")) == index)
    }
}
