import Foundation
import TestSupport
import Testing

@Suite("The command")
struct CommandTests {
    @Test func saysWhatItIs() throws {
        #expect(try Run.seamlint("version").output.hasPrefix("seamlint 0."))
        for arguments in [
            ["help"], ["--help"], ["help", "lint"], ["lint", "--help"], ["rules", "-h"], ["explain", "-h"], ["baseline", "-h"],
            ["completions", "-h"],
        ] {
            let run = try Run(Run.binary, arguments)
            #expect(run.status == 0)
            #expect(run.output.contains("usage: seamlint"))
        }
    }

    @Test(
        "usage errors name what was meant",
        arguments: [
            (["--formt", "json"], "unknown option --formt; did you mean --format?"), (["--format", "jsn"], "did you mean json?"),
            (["--format", "junitt"], "did you mean junit?"),
            (["--format", "yaml"], "take text, json, sarif, github, gitlab, checkstyle, junit"),
            (["completions"], "completions takes one shell: bash, zsh, fish"), (["completions", "zhs"], "did you mean zsh?"),
            (["--unsafe"], "--unsafe goes with --fix or --diff"),
            (["--diff", "--format", "json"], "--diff writes a unified diff to standard output, so --format has no place beside it"),
            (["--fix", "--staged"], "take --changed-since HEAD instead of --staged"),
            (["--diff", "--staged"], "--diff goes by the files, not by what is staged"),
            (["--fix", "--write-baseline", "b"], "leave out --fix where one is written"), (["baseline", "--diff"], "leave out --diff"),
            (["baseline", "--staged"], "leave out --staged"),
            (["--progress", "sometimes"], "--progress: sometimes; it takes auto or never"),
            (["--fail-on", "eror"], "did you mean error?"), (["--jobs", "0"], "a number from 1"), (["--jobs"], "--jobs needs a value"),
            (["--quiet=yes"], "--quiet takes no value"), (["--only", "lifecycl"], "did you mean lifecycle?"),
            (["--only", "zzzzzzz"], "unknown rule or group zzzzzzz; seamlint rules lists all"),
            (["--stdin-filename", "a.swift"], "add - to read it"),
            (["--format", "json", "--format", "text"], "two formats would go to one place"),
            (["explain", "unknown_supression"], "did you mean unknown_suppression?"),
            (["explain"], "explain takes one rule"), (["rules", "a.swift"], "rules takes no file"),
            (["help", "lnit"], "did you mean lint?"),
            (["lnit"], "no such file or folder; did you mean seamlint lint?"), (["--color", "alway"], "did you mean always?"),
        ])
    func refuses(_ arguments: [String], _ message: String) throws {
        let run = try Run(Run.binary, arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func exitStatusFollowsTheFindings() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning])
        let golden = """
            A.swift:2:39: warning: there is no rule no_such_rule, so nothing is suppressed; see seamlint rules [unknown_suppression]
                 2 | let a = 1  // seamlint:disable:this no_such_rule
                   |                                     ^~~~~~~~~~~~

            """.replacing("2:39", with: "2:37")
        let run = try Run.seamlint("lint", folder: workspace.url)
        #expect(run.output == golden)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("1 warning, 0 errors in 1 file ("))
        #expect(try Run.seamlint("--fail-on", "error", folder: workspace.url).status == 0)
        #expect(try Run.seamlint("--fail-on=never", folder: workspace.url).status == 0)
        #expect(try Run.seamlint("--fail-on", "info", folder: workspace.url).status == 1)
        let hidden = try Run.seamlint("--min-severity", "error", folder: workspace.url)
        #expect(hidden.output == "" && hidden.status == 0)
        let disabled = try Run.seamlint("--disable", "unknown_suppression", "-q", "A.swift", folder: workspace.url)
        #expect(disabled.output == "" && disabled.errors == "" && disabled.status == 0)
    }

    @Test func readsStandardInput() throws {
        let run = try Run.seamlint("-", "--stdin-filename", "App/B.swift", input: Workspace.oneWarning)
        #expect(run.output.hasPrefix("App/B.swift:2:37: warning:"))
        #expect(try Run.seamlint("-", input: Workspace.oneWarning).output.hasPrefix("-:2:37: warning:"))
        #expect(try Run.seamlint("-", input: "").status == 0)
    }

    @Test func goesOnAfterBadInput() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning, "empty/readme.txt": ""])
        try workspace.write(Data([0x61, 0xFF]), "B.swift")
        let run = try Run.seamlint(".", "none.swift", "empty", folder: workspace.url)
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("A.swift:2:37: warning:"))
        #expect(run.errors.contains("seamlint: error: B.swift: is not UTF-8 (byte 1)"))
        #expect(run.errors.contains("seamlint: error: none.swift: no such file or folder"))
        #expect(run.errors.contains("seamlint: warning: no Swift files in empty"))
        #expect(try Run.seamlint("empty", folder: workspace.url).status == 0)
    }

    @Test func nestingBeyondReasonIsNamed() throws {
        let deep = "struct A: UIViewRepresentable { let x = " + String(repeating: "(", count: 50_000) + "}"
        let run = try Run.seamlint("-", input: deep)
        #expect(run.status == 2)
        #expect(run.errors.contains("-: is nested too deeply and was not linted"))
    }

    @Test func unreadableFilesAreNamed() throws {
        guard getuid() != 0 else { return }
        let workspace = try Workspace(["A.swift": ""])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: workspace.url.appending(path: "A.swift").path())
        let run = try Run.seamlint(folder: workspace.url)
        #expect(run.status == 2 && run.errors.contains("A.swift: cannot be read: Permission denied"))
    }

    @Test func writesFilesWhole() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning])
        let run = try Run.seamlint(
            "--format", "sarif", "--output", "a.sarif", "--format=json", "-o", "a.json", "--format", "text", folder: workspace.url)
        #expect(run.output.hasPrefix("A.swift:2:37"))
        #expect(try workspace.text("a.sarif").contains("\"2.1.0\""))
        #expect(try workspace.text("a.json").contains("unknown_suppression"))
        let names = try FileManager.default.contentsOfDirectory(atPath: workspace.url.path()).sorted()
        #expect(names == ["A.swift", "a.json", "a.sarif"])
        let failed = try Run.seamlint("--output", "none/a.txt", folder: workspace.url)
        #expect(failed.status == 2 && failed.errors.contains("none/a.txt cannot be written: No such file or directory"))
    }

    @Test func endsQuietlyWhenNobodyReads() throws {
        // By the time the command writes, `true` has ended.
        let command = "( sleep 0.5; \"\(Run.binary.path())\" help; echo $? >&2 ) | true"
        let run = try Run(URL(filePath: "/bin/bash"), ["-c", command])
        #expect(run.errors == "0\n")
    }

    @Test func tellsWhereTheTimeWent() throws {
        let run = try Run.seamlint("--statistics", "Fixtures/Demo")
        for stage in ["discover", "read", "scan", "parse", "resolve", "check", "suppress", "total"] {
            #expect(run.errors.contains("  \(stage) "))
        }
    }

    @Test func colorsWhenAsked() throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning])
        func isColored(_ arguments: [String], _ environment: [String: String]) throws -> Bool {
            try Run(Run.binary, arguments, folder: workspace.url, environment: environment).output.contains("\u{1b}[")
        }
        #expect(try !isColored([], ["NO_COLOR": ""]))
        #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
        #expect(try isColored([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]))
        #expect(try !isColored([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
        #expect(try !isColored(["--color=never"], ["CLICOLOR_FORCE": "1"]))
    }
}
