import Foundation
import TestSupport
import Testing

/// Each case stands beside a file with one finding, which must not be lost.
@Suite("Files that nobody wrote in good faith")
struct HostileFileTests {
    private func workspace(_ files: [String: String] = [:]) throws -> Workspace {
        let workspace = try Workspace(files)
        try workspace.write(Data(Workspace.oneWarning.utf8), "Good.swift")
        return workspace
    }

    /// Runs in the folder; must find what is in `Good.swift`.
    private func lint(_ workspace: Workspace, _ arguments: String...) throws -> Run {
        let run = try Run(Run.binary, arguments, folder: workspace.url, limit: 60)
        #expect(run.output.contains("Good.swift:2:37: warning:"), "\(run.status) \(run.output) \(run.errors)")
        return run
    }

    // MARK: What is no file

    @Test func pipesAndSocketsInTheWalkArePassedOver() throws {
        let workspace = try workspace()
        let folder = workspace.url.path()
        for name in ["Pipe.swift", "Package.swift", "Project.swift", ".gitignore", "project.yml"] {
            #expect(mkfifo(folder + name, 0o600) == 0)
        }
        try FileManager.default.createDirectory(atPath: folder + "App.xcodeproj", withIntermediateDirectories: true)
        #expect(mkfifo(folder + "App.xcodeproj/project.pbxproj", 0o600) == 0)
        let python = try Run.python([
            "-c", "import os, socket, sys; os.chdir(sys.argv[1]); socket.socket(socket.AF_UNIX).bind('Socket.swift')", folder,
        ])
        #expect(python.status == 0)
        let run = try lint(workspace)
        #expect(run.status == 1 && run.errors.hasPrefix("1 warning, 0 errors in 1 file"))
    }

    @Test func pipesAndDevicesThatAreNamedEnd() throws {
        let workspace = try workspace()
        #expect(mkfifo(workspace.url.path() + "Pipe.swift", 0o600) == 0)
        let run = try lint(workspace, "Good.swift", "Pipe.swift", "/dev/zero", "/dev/null")
        #expect(run.status == 2)
        #expect(run.errors.contains("Pipe.swift: is a pipe that nobody has written to for 5 s; it was not linted"))
        #expect(run.errors.contains("/dev/zero: is larger than 10 MB"))
    }

    @Test func aPipeThatIsWrittenToIsRead() throws {
        let workspace = try workspace()
        let script = "(sleep 1; cat Good.swift) | \"$0\" /dev/stdin --quiet"
        let run = try Run(URL(filePath: "/bin/bash"), ["-c", script, Run.binary.path()], folder: workspace.url, limit: 60)
        #expect(run.status == 1 && run.output.hasPrefix("/dev/stdin:2:37: warning:"), "\(run.errors)")
    }

    @Test("settings, a baseline and an output that are pipes or folders", arguments: [["--config"], ["--baseline"], ["--output"]])
    func settingsThatAreNoFiles(_ option: [String]) throws {
        let workspace = try workspace()
        #expect(mkfifo(workspace.url.path() + "pipe", 0o600) == 0)
        // A pipe to write to waits for its reader, as every program does.
        for name in option == ["--output"] ? ["."] : ["pipe", "."] {
            let run = try Run(Run.binary, option + [name, "Good.swift"], folder: workspace.url, limit: 60)
            #expect(run.status == 2 && run.errors.contains(name), "\(run.errors)")
        }
    }

    @Test func linksThatGoInCirclesEnd() throws {
        let workspace = try workspace()
        let folder = workspace.url.path()
        for (name, target) in [
            ("One.swift", "Two.swift"), ("Two.swift", "One.swift"), ("up", ".."), ("here", "."), ("Same.swift", "Good.swift"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: folder + name, withDestinationPath: target)
        }
        let walk = try lint(workspace)
        #expect(walk.status == 1 && walk.errors.hasPrefix("1 warning, 0 errors in 1 file"))
        let named = try lint(workspace, "Good.swift", "./Good.swift", "One.swift", "here")
        #expect(named.status == 2 && named.errors.contains("One.swift: cannot be read: Too many levels of symbolic links"))
        #expect(named.output.components(separatedBy: "\nGood.swift:").count == 1)
    }

    // MARK: What may not be read

    /// Root may read everything, so the command is started as somebody else.
    private static let asNobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "--"]

    /// Whether this is not root, or can start the command as another.
    private static let hasUnprivileged =
        getuid() != 0
        || (try? Run(URL(filePath: "/usr/bin/env"), asNobody + [Run.binary.path(), "--version"]))?.status == 0

    private func lintUnprivileged(_ workspace: Workspace, _ arguments: String...) throws -> Run {
        let prefix = getuid() == 0 ? HostileFileTests.asNobody : []
        return try Run(URL(filePath: "/usr/bin/env"), prefix + [Run.binary.path()] + arguments, folder: workspace.url, limit: 60)
    }

    /// As `make test-tsan` runs the tests.
    private static let isCheckedForRaces = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

    private func permit(_ mode: Int, _ name: String, _ workspace: Workspace) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: workspace.url.appending(path: name).path())
    }

    @Test(.enabled(if: hasUnprivileged, "needs another user than root, or setpriv"))
    func whatMayNotBeReadIsNamed() throws {
        let files = ["Closed/A.swift", "Blind/B.swift", "Dark/C.swift", "Locked.swift", "Ignored/.gitignore", "Ignored/D.swift"]
        let workspace = try workspace(Dictionary(uniqueKeysWithValues: files.map { ($0, Workspace.oneWarning) }))
        // Neither to be listed nor to be entered; not to be listed; to be listed, but not to be entered.
        let modes = [("Closed", 0o000), ("Blind", 0o311), ("Dark", 0o644), ("Locked.swift", 0o000), ("Ignored/.gitignore", 0o000)]
        for (name, mode) in modes { try permit(mode, name, workspace) }
        defer { for (name, _) in modes { try? permit(0o755, name, workspace) } }
        let run = try lintUnprivileged(workspace)
        #expect(run.status == 2)
        #expect(run.places == ["Good.swift:2", "Ignored/D.swift:2"], "\(run.output)")
        for name in ["Closed", "Blind", "Dark/C.swift", "Locked.swift"] {
            #expect(run.errors.contains("seamlint: error: \(name): cannot be read: Permission denied"), "\(name): \(run.errors)")
        }
        let named = try lintUnprivileged(workspace, "Closed", "Closed/A.swift", "Good.swift", "Locked.swift")
        #expect(named.status == 2 && named.places == ["Good.swift:2"], "\(named.output) \(named.errors)")
        #expect(named.errors.components(separatedBy: "Permission denied").count == 4, "\(named.errors)")
    }

    @Test(.enabled(if: hasUnprivileged, "needs another user than root, or setpriv"))
    func settingsThatMayNotBeReadEndTheRun() throws {
        let workspace = try workspace(["seamlint.json": "{}", "known.json": "{}"])
        try permit(0o000, "known.json", workspace)
        let baseline = try lintUnprivileged(workspace, "--baseline", "known.json")
        #expect(baseline.status == 2 && baseline.output == "" && baseline.errors.contains("known.json"), "\(baseline.errors)")
        try permit(0o000, "seamlint.json", workspace)
        let run = try lintUnprivileged(workspace)
        #expect(run.status == 2 && run.output == "" && run.errors.contains("seamlint.json"), "\(run.errors)")
        #expect(run.errors.contains("Permission denied"), "\(run.errors)")
    }

    @Test(.enabled(if: hasUnprivileged, "needs another user than root, or setpriv"))
    func whatMayNotBeWrittenStays() throws {
        let demo = try String(contentsOf: Run.repository.appending(path: "Fixtures/Demo/Sources/SearchBar.swift"), encoding: .utf8)
        let workspace = try workspace(["Kept/Bar.swift": demo, "Open/Bar.swift": demo])
        // The folders belong to whoever runs the tests.
        try permit(0o555, "Kept", workspace)
        for name in ["Open", "Open/Bar.swift"] { try permit(0o777, name, workspace) }
        let run = try lintUnprivileged(workspace, "--fix")
        #expect(run.status == 2 && run.output.contains("Good.swift:2:37: warning:"), "\(run.output)")
        #expect(run.errors.contains("seamlint: error: Kept/Bar.swift: "), "\(run.errors)")
        #expect(try workspace.text("Kept/Bar.swift") == demo)
        #expect(try workspace.text("Open/Bar.swift") != demo)
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.url.path() + "Kept") == ["Bar.swift"])
        for option in ["--output", "--write-baseline"] {
            let output = try lintUnprivileged(workspace, option, "Kept/new.json")
            #expect(output.status == 2 && output.errors.contains("Kept/new.json"), "\(output.errors)")
        }
        try permit(0o755, "Kept", workspace)
    }

    // MARK: Content

    @Test func whatIsTooLargeIsNamed() throws {
        let workspace = try workspace()
        // Sparse: it costs no disk.
        let file = workspace.url.path() + "Large.swift"
        try workspace.write(Data("import SwiftUI // UIViewRepresentable".utf8), "Large.swift")
        #expect(truncate(file, 100 << 20) == 0)
        let run = try lint(workspace)
        #expect(run.status == 2 && run.errors.contains("Large.swift: is larger than 10 MB and was not linted; leave it out with --exclude"))
    }

    @Test func aLongLineIsNotShown() throws {
        let workspace = try workspace()
        let line =
            "let UIViewRepresentable = 1 /* " + String(repeating: "x", count: 9_900_000) + " */ // seamlint:disable:this no_such_rule\n"
        try workspace.write(Data(line.utf8), "Line.swift")
        let run = try lint(workspace)
        #expect(run.output.contains("Line.swift:1:\(line.utf8.count - 12): warning:"))
        #expect(run.output.utf8.count < 1000)
    }

    @Test func encodings() throws {
        let workspace = try workspace()
        let text = Workspace.oneWarning
        try workspace.write(try #require(text.data(using: .utf16)), "Wide.swift")
        try workspace.write(Data([0x6C, 0xED, 0xA0, 0x80]), "Surrogate.swift")
        try workspace.write(Data(text.replacing("UIKit", with: "UIKit\0").utf8), "Null.swift")
        try workspace.write(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), "Mark.swift")
        try workspace.write(Data(text.replacing("\n", with: "\r").utf8), "Return.swift")
        try workspace.write(Data(("\n\r\n\r" + text.replacing("\n", with: "\r\n")).utf8), "Mixed.swift")
        let run = try lint(workspace)
        #expect(run.status == 2)
        #expect(run.errors.contains("Wide.swift: is not UTF-8 (byte 0)") && run.errors.contains("Surrogate.swift: is not UTF-8 (byte 1)"))
        for place in ["Null.swift:2:37", "Mark.swift:2:37", "Return.swift:2:37", "Mixed.swift:5:37"] {
            #expect(run.output.contains(place + ": warning:"), "\(run.output)")
        }
    }

    // MARK: Writing

    @Test func aFullDeviceIsTold() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let workspace = try workspace()
        let run = try Run(URL(filePath: "/bin/bash"), ["-c", "\"$0\" > /dev/full", Run.binary.path()], folder: workspace.url)
        #expect(run.status == 2 && run.errors.contains("standard output cannot be written: No space left on device"))
        let file = try Run(Run.binary, ["--output", "/dev/full"], folder: workspace.url)
        #expect(file.status == 2 && file.errors.contains("/dev/full cannot be written: No space left on device"))
    }

    /// A limit on the size of files stands for a disk that is full: what is written is cut short the same way.
    @Test(.disabled(if: isCheckedForRaces, "ThreadSanitizer keeps its own memory in files, which the limit holds for, too"))
    func aFileThatCannotBeWrittenWholeIsNotWritten() throws {
        let demo = try String(contentsOf: Run.repository.appending(path: "Fixtures/Demo/Sources/SearchBar.swift"), encoding: .utf8)
        let long = demo + String(repeating: "// a line that makes the file longer than may be written\n", count: 100)
        let workspace = try workspace(["Bar.swift": long, "old.json": "old"])
        for arguments in [["--fix"], ["--format", "sarif", "--output", "old.json"], ["--write-baseline", "old.json"]] {
            let script = "ulimit -f 1; \"$0\" \"$@\""
            let run = try Run(URL(filePath: "/bin/bash"), ["-c", script, Run.binary.path()] + arguments, folder: workspace.url)
            let isWritten = arguments == ["--write-baseline", "old.json"] && run.status != 2
            #expect(isWritten || (run.status == 2 && run.errors.contains("File too large")), "\(arguments) \(run.status) \(run.errors)")
            #expect(try workspace.text("Bar.swift") == long)
            #expect(try isWritten || workspace.text("old.json") == "old")
            let names = try FileManager.default.contentsOfDirectory(atPath: workspace.url.path()).sorted()
            #expect(names == ["Bar.swift", "Good.swift", "old.json"])
        }
    }

    // MARK: Change

    @Test func filesThatComeAndGoWhileTheyAreRead() throws {
        let script = """
            import json, os, random, subprocess, sys, threading
            binary, text = sys.argv[1], sys.stdin.read()
            done = False
            def disturb(seed):
                chance = random.Random(seed)
                while not done:
                    name = f"folder{chance.randrange(4)}/S{chance.randrange(20)}.swift"
                    try:
                        os.makedirs(os.path.dirname(name), exist_ok=True)
                        kind = chance.randrange(5)
                        if kind == 0: os.remove(name)
                        elif kind == 1: os.truncate(name, chance.randrange(len(text)))
                        elif kind == 2: open(name, "a").write(text)
                        elif kind == 3: os.rename(name, name + "x.swift")
                        else: open(name, "w").write(text)
                        if os.path.getsize(name) > 100_000: os.remove(name)
                    except OSError:
                        pass
            threads = [threading.Thread(target=disturb, args=(seed,)) for seed in range(3)]
            for thread in threads: thread.start()
            try:
                for run in range(12):
                    result = subprocess.run([binary, "--format", "json", "--quiet", "."], capture_output=True, timeout=60)
                    assert result.returncode in (0, 1, 2), (result.returncode, result.stderr)
                    found = json.loads(result.stdout)
                    assert any(finding["path"] == "Good.swift" for finding in found["findings"])
            finally:
                done = True
                for thread in threads: thread.join()
            """
        let demo = try String(contentsOf: Run.repository.appending(path: "Fixtures/Demo/Sources/SearchBar.swift"), encoding: .utf8)
        let workspace = try workspace()
        let python = Run.repository.appending(path: ".deps/venv/bin/python")
        let run = try Run(python, ["-c", script, Run.binary.path()], input: Data(demo.utf8), folder: workspace.url)
        #expect(run.status == 0, "\(run.errors)")
    }
}
