import Foundation
import TestSupport
import Testing

@Suite("Settings that nobody wrote in good faith")
struct HostileSettingsTests {
    private func lint(_ files: [String: String], _ arguments: String...) throws -> Run {
        let workspace = try Workspace(files.merging(["A.swift": Workspace.oneWarning]) { $1 })
        return try Run(Run.binary, arguments, folder: workspace.url, limit: 60)
    }

    @Test(
        "a configuration is refused, and nothing is reported",
        arguments: [
            (String(repeating: "[", count: 1_000_000), "nested too deeply"),
            (String(repeating: "{\"a\":", count: 500_000), "nested too deeply"),
            ("{\"rules\":{},\"rules\":{}}", "the key rules stands here twice"), ("{\"fail_on\":1e999999999}", "fail_on takes"),
            ("{\"rules\":" + String(repeating: "9", count: 100_000) + "}", "rules"), ("\0", "expected a value"),
            ("{\"exclude\":[\"\\ud800\"]}", "this escape spells no character"),
            ("{\"exclude\":[\"" + String(repeating: "x", count: 11 << 20) + "\"]}", "is larger than 10 MB"),
        ])
    func configurations(_ text: String, _ message: String) throws {
        let run = try lint(["seamlint.json": text])
        #expect(run.status == 2 && run.output == "" && run.errors.contains(message), "\(run.status) \(run.errors.prefix(300))")
        #expect(run.errors.utf8.count < 1000)
    }

    @Test("patterns that would need many ways to match", arguments: [".gitignore", "seamlint.json"])
    func patterns(_ name: String) throws {
        let stars = String(repeating: "*a", count: 3000) + "b"
        let folders = String(repeating: "**/", count: 3000) + "x"
        let text = name == "seamlint.json" ? "{\"exclude\":[\"\(stars)\",\"\(folders)\"]}" : "\(stars)\n\(folders)\n[a-\n\u{1b}[31m\n"
        let long = String(repeating: "a", count: 200) + ".swift"
        let run = try lint([name: text, "\(long.dropLast(6))/\(long)": Workspace.oneWarning])
        #expect(run.status == 1 && run.errors.contains("2 warnings"), "\(run.errors)")
    }

    @Test(
        "a baseline is refused",
        arguments: [
            String(repeating: "[", count: 1_000_000), "{\"version\":1e400}", "{\"version\":" + String(repeating: "1", count: 100_000) + "}",
            "",
            "{\"version\":1,\"findings\":[" + String(repeating: "{},", count: 1000) + "{}]}", "\0", "{\"version\":1,\"version\":1}",
        ])
    func baselines(_ text: String) throws {
        let run = try lint(["known.json": text], "--baseline", "known.json")
        #expect(run.status == 2 && run.output == "" && run.errors.hasPrefix("seamlint: error: known.json"), "\(run.errors)")
        #expect(run.errors.utf8.count < 1000)
    }

    /// What build files, settings and hooks say is read, and the programs that would understand it are left alone.
    @Test func nothingIsStarted() throws {
        let workspace = try Workspace([
            "A.swift": Workspace.oneWarning, "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nfatalError()\n",
            "project.yml": "options: {preGenCommand: 'touch ran'}\n", "Project.swift": "import ProjectDescription\nfatalError()\n",
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ shellScript = \"touch ran\"; }\n",
            ".git/config": "[core]\nfsmonitor = touch ran\n",
            ".git/HEAD": "ref: refs/heads/main\n", "seamlint.json": "{}",
        ])
        let programs = [
            "swift", "swiftc", "xcrun", "xcodebuild", "xcode-select", "tuist", "xcodegen", "git", "sh", "bash", "env", "make", "less",
        ]
        for name in programs {
            try workspace.writeProgram("/usr/bin/touch '\(workspace.url.path())ran-\(name)'", "programs/\(name)")
        }
        for arguments in [[], ["--fix"], ["--markdown", "--format", "sarif"], ["rules"], ["explain", "hosting_manual_frame"]] {
            let run = try Run(
                Run.binary, arguments, folder: workspace.url,
                environment: [
                    "PATH": workspace.url.path() + "programs", "PAGER": "less", "SEAMLINT_CACHE_DIR": workspace.url.path() + "cache",
                ])
            #expect(run.status == (["rules", "explain"].contains(arguments.first) ? 0 : 1), "\(arguments) \(run.errors)")
        }
        let ran = try FileManager.default.contentsOfDirectory(atPath: workspace.url.path()).filter { $0.hasPrefix("ran") }
        #expect(ran == [])
    }
}
