import Foundation
import TestSupport
import Testing

@Suite("Changed lines that cannot be told")
struct ChangedLinesErrorTests {
    @Test(
        "a reference that is none, or would be an option",
        arguments: [
            "nope", "--output=x", "--upload-pack=touch x", "--ext-diff", "--no-index", "--exec-path=.", "-x", "-O.git/config", "",
            "HEAD..HEAD",
            "HEAD:A.swift", "a b", "^HEAD", "HEAD\n--output=x",
        ])
    func badReferences(_ reference: String) throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        for arguments in [["--changed-since", reference], ["--changed-since=\(reference)"]] {
            let run = try Run(Run.binary, arguments, folder: workspace.url, environment: GitWorkspace.environment)
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("seamlint: error: --changed-since"), "\(run.errors)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.url.path()).sorted() == [".git", "A.swift"])
    }

    @Test(
        "usage",
        arguments: [
            (["--changed-since"], "--changed-since needs a value"), (["--staged=yes"], "--staged takes no value"),
            (["--staged", "--changed-since", "main"], "take one of them"), (["--staged", "-"], "leave out -"),
            (["--staged", "--write-baseline", "b.json"], "leave out --staged"),
            (["baseline", "--changed-since", "main"], "leave out --changed-since"),
        ])
    func usage(_ arguments: [String], _ message: String) throws {
        let run = try Run(Run.binary, arguments)
        #expect(run.status == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
    }

    @Test func noRepository() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning])
        let run = try Run.seamlint("--staged", folder: workspace.url, environment: ["GIT_CEILING_DIRECTORIES": "/"])
        #expect(run.status == 2 && run.errors.contains("--staged: . is not in a git repository"), "\(run.errors)")
        let missing = try Run.seamlint("--staged", "none", folder: workspace.url)
        #expect(missing.status == 2)
    }

    @Test func noGit() throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        let run = try workspace.lint("--staged", environment: ["PATH": "/nonexistent"])
        #expect(run.status == 2 && run.errors.contains("git cannot be started (No such file or directory)"), "\(run.errors)")
    }

    @Test func noCommitYet() throws {
        let workspace = try GitWorkspace()
        try workspace.write(Workspace.oneWarning, "A.swift")
        let run = try workspace.lint("--changed-since", "HEAD")
        #expect(run.status == 2 && run.errors.contains("HEAD names no commit"))
        #expect(try workspace.lint("--staged").places == [])
        try workspace.git("add", "--all")
        #expect(try workspace.lint("--staged").places == ["A.swift:2"])
    }

    @Test func shallowClone() throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        try workspace.git("branch", "old")
        try workspace.write(Workspace.oneWarning + "\n", "A.swift")
        try workspace.commit("second")
        let clone = workspace.url.appending(path: "clone")
        try workspace.git("clone", "--quiet", "--depth", "1", "file://" + workspace.url.path(), clone.path())
        let run = try workspace.lint("--changed-since", "origin/old", folder: clone)
        #expect(run.status == 2 && run.errors.contains("names no commit in this shallow clone; fetch it first"), "\(run.errors)")
        // Fetched alone, it has no ancestor in common with HEAD here.
        try workspace.git("-C", clone.path(), "fetch", "--quiet", "--depth", "1", "origin", "old:old")
        try workspace.write(Workspace.oneWarning.replacing("let a", with: "let b"), "clone/A.swift")
        #expect(try workspace.lint("--changed-since", "old", folder: clone).places == ["A.swift:2"])
    }

    @Test func aDamagedRepository() throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        try workspace.write("not an index", ".git/index")
        let run = try workspace.lint("--staged")
        #expect(run.status == 2 && run.errors.contains("--staged: git failed: "), "\(run.errors)")
    }
}
