import Foundation
import TestSupport
import Testing

/// The hooks of `.pre-commit-hooks.yaml`, installed by pre-commit and run by `git commit`.
@Suite("pre-commit")
struct PreCommitTests {
    private static let clean = "import UIKit\nlet a = 1\n"
    /// What pre-commit keeps, and what stands for an installed command.
    private let home: Workspace
    private let project: GitWorkspace
    private let workspace: GitWorkspace

    /// A clone of this project as it is, with what installing a hook needs.
    init() throws {
        home = try Workspace()
        try FileManager.default.createSymbolicLink(at: home.url.appending(path: "seamlint"), withDestinationURL: Run.binary)
        project = try GitWorkspace()
        for file in [
            ".pre-commit-hooks.yaml", ".gitignore", "pyproject.toml", "README.md", "scripts/wheel_hook.py", "Sources/Linting/Version.swift",
            "Manual/seamlint.1",
        ] {
            try project.files.write(Data(contentsOf: Run.repository.appending(path: file)), file)
        }
        try project.commit("a version")
        workspace = try GitWorkspace(["A.swift": PreCommitTests.clean, "B.swift": PreCommitTests.clean])
    }

    private func environment(_ path: String) -> [String: String] {
        GitWorkspace.environment.merging(Wheel.offline) { $1 }.merging([
            "PATH": path, "PRE_COMMIT_HOME": home.url.appending(path: "cache").path(), "SEAMLINT_BINARY": Run.binary.path(),
        ]) { $1 }
    }

    private var pathWithout: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }
    private var pathWith: String { "\(home.url.path()):\(pathWithout)" }

    private func install(_ hook: String) throws {
        let revision = try project.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
        let text = try PreCommitTests.manual(1).replacing(/URL.*/, with: project.url.path()).replacing("COMMIT", with: revision)
        try install(configuration: text.replacing("seamlint-system", with: hook))
    }

    private func install(configuration: String) throws {
        try workspace.write(configuration, ".pre-commit-config.yaml")
        try workspace.commit("use the hook")
        let python = Run.repository.appending(path: ".deps/venv/bin/python")
        let run = try Run(python, ["-m", "pre_commit", "install"], folder: workspace.url, environment: environment(pathWithout))
        try #require(run.status == 0, "\(run.output)\(run.errors)")
    }

    /// One of the configurations that the README offers, counted from 1.
    private static func manual(_ number: Int) throws -> String {
        let text = try String(contentsOf: Run.repository.appending(path: "README.md"), encoding: .utf8)
        let blocks = text.matches(of: /```yaml\n(repos:.*?)```/.dotMatchesNewlines())
        try #require(blocks.count == 2)
        return String(blocks[number - 1].output.1)
    }

    private func commit(_ options: String..., path: String) throws -> Run {
        try Run(
            URL(filePath: "/usr/bin/env"), ["git", "commit", "--message", "a change"] + options, folder: workspace.url,
            environment: environment(path))
    }

    @Test("what is staged is judged, not what the working tree holds since")
    func judgesWhatIsStaged() throws {
        try install("seamlint-system")
        try workspace.write(Workspace.oneWarning, "A.swift")
        try workspace.git("add", "A.swift")
        try workspace.write(PreCommitTests.clean, "A.swift")
        let bad = try commit(path: pathWith)
        #expect(bad.status == 1)
        #expect(bad.errors.contains("A.swift:2:37: warning: there is no rule no_such_rule"), "\(bad.errors)\(bad.output)")

        try workspace.write("// one\n" + PreCommitTests.clean, "A.swift")
        try workspace.git("add", "A.swift")
        try workspace.write(Workspace.oneWarning, "A.swift")
        let good = try commit(path: pathWith)
        #expect(good.status == 0, "\(good.errors)")
        #expect(good.errors.contains(/seamlint\.+Passed/), "\(good.errors)")
        #expect(try workspace.files.text("A.swift") == Workspace.oneWarning)
    }

    @Test("git gives a hook another index where only a part is committed")
    func judgesWhatIsCommitted() throws {
        try install("seamlint-system")
        try workspace.write(Workspace.oneWarning, "A.swift")
        try workspace.write("// one\n" + PreCommitTests.clean, "B.swift")
        #expect(try commit("--only", "B.swift", path: pathWith).status == 0)
        #expect(try commit("--all", path: pathWith).status == 1)
    }

    @Test func passesOverOtherFiles() throws {
        try install("seamlint-system")
        try workspace.write("words", "words.txt")
        try workspace.git("add", "words.txt")
        // No command is here to be run.
        let run = try commit(path: pathWithout)
        #expect(run.status == 0 && run.errors.contains(/seamlint\.+\(no files to check\)Skipped/), "\(run.errors)")
    }

    @Test func saysThatTheCommandIsMissing() throws {
        try install("seamlint-system")
        try workspace.write("// one\n", "A.swift")
        try workspace.git("add", "A.swift")
        let run = try commit(path: "/usr/bin:/bin")
        #expect(run.status == 1 && run.errors.contains("Executable `seamlint` not found"), "\(run.errors)")
    }

    /// No command is on the PATH.
    private func judgesWithItsOwn() throws {
        try workspace.write(Workspace.oneWarning, "A.swift")
        try workspace.git("add", "A.swift")
        let bad = try commit(path: pathWithout)
        #expect(bad.status == 1)
        #expect(bad.errors.contains("A.swift:2:37: warning: there is no rule no_such_rule"), "\(bad.errors)\(bad.output)")
        try workspace.write("// one\n" + PreCommitTests.clean, "A.swift")
        try workspace.git("add", "A.swift")
        let good = try commit(path: pathWithout)
        #expect(good.status == 0 && good.errors.contains(/seamlint\.+Passed/), "\(good.errors)")
    }

    @Test("the command is built with the hook")
    func buildsItsOwn() throws {
        try install("seamlint")
        try judgesWithItsOwn()
    }

    @Test func takesAWheel() throws {
        let wheel = try Wheel.make(in: home.url.appending(path: "wheels"))
        try install(configuration: PreCommitTests.manual(2).replacing("PATH-OR-URL-OF-THE-WHEEL", with: wheel.path()))
        try judgesWithItsOwn()
    }
}
