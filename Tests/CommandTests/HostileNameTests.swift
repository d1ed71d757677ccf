import Foundation
import TestSupport
import Testing

@Suite("Names and texts that would write to the terminal")
struct HostileNameTests {
    /// Sets a terminal's title, and rings.
    private static let escape = "\u{1b}]0;x\u{7}\u{9b}31m"

    private func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)) }
    }

    @Test(
        "what was typed is repeated plainly",
        arguments: [
            ["--only"], ["--disable"], ["--format"], ["--unknown="], ["--config"], ["--baseline"], ["--exclude", "["], ["--jobs"],
            ["--color"],
            ["--fail-on"], ["--min-severity"], ["--changed-since"], ["--progress"], ["explain"], ["help"], ["completions"],
            ["rules", "--format"], ["-", "--stdin-filename"], ["--output"], [],
        ])
    func arguments(_ before: [String]) throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        let isJoined = before.last?.hasSuffix("=") ?? false
        var arguments = isJoined ? [before[0] + HostileNameTests.escape] : before + [HostileNameTests.escape]
        if before == ["--exclude", "["] { arguments = ["--exclude", HostileNameTests.escape + "["] }
        if before == ["--output"] { arguments = ["--output", HostileNameTests.escape + "/none"] }
        let run = try Run(Run.binary, arguments, folder: workspace.url)
        #expect(run.status == (before == ["-", "--stdin-filename"] ? 0 : 2))
        #expect(isPlain(run.output) && isPlain(run.errors), "\(run.errors.debugDescription)")
    }

    @Test(
        "what files say is repeated plainly",
        arguments: [
            ("seamlint.json", #"{"\u001b[31m": 1}"#), ("seamlint.json", #"{"rules": {"\u001b[31m": "off"}}"#),
            ("seamlint.json", #"{"fail_on": "\u001b[31m"}"#), ("seamlint.json", #"{"baseline": "\u001b[31m"}"#),
            ("seamlint.json", "\u{1b}[31m"),
            ("seamlint.json", #"{"deployment_target": {"\u001b[31m": "1"}}"#),
            ("seamlint.json", #"{"exclude": ["[\u001b[31m"]}"#), ("seamlint.json", #"{"rules": {"hosting_manual_frame": "\u001b[31m"}}"#),
            ("seamlint.json", #"{"options": {"x": {"\u001b[31m": 1}}}"#),
            ("known.json", #"{"version": 1, "findings": [{"rule": "\u001b[31m"}]}"#), ("known.json", "\u{1b}[31m"),
        ])
    func files(_ name: String, _ text: String) throws {
        let workspace = try Workspace(["A.swift": Workspace.oneWarning, name: text])
        let run = try Run(Run.binary, name == "known.json" ? ["--baseline", name] : [], folder: workspace.url)
        #expect(run.status == 2 && isPlain(run.output) && isPlain(run.errors), "\(run.errors.debugDescription)")
    }

    /// Names that a file may have, each with one finding in it.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        for name in ["new\nline.swift", "\(HostileNameTests.escape).swift", "-option.swift", "q\"<&>'%.swift", "::error::.swift"] {
            try workspace.write(Data(Workspace.oneWarning.replacing("no_such", with: "no\u{1b}[31m_such").utf8), name)
        }
        return workspace
    }

    @Test("every format stays whole and plain", arguments: ["text", "json", "sarif", "github", "gitlab", "checkstyle", "junit"])
    func formats(_ format: String) throws {
        let workspace = try workspace()
        let run = try Run.seamlint("--format", format, folder: workspace.url)
        #expect(run.status == 1 && isPlain(run.output) && isPlain(run.errors), "\(run.output.debugDescription)")
        let check =
            switch format {
            case "json": "assert len(json.loads(text)['findings']) == 10"
            case "sarif": "assert len(json.loads(text)['runs'][0]['results']) == 10"
            case "gitlab": "assert len(json.loads(text)) == 10"
            case "checkstyle": "assert len(list(ElementTree.fromstring(text).iter('error'))) == 10"
            case "junit": "assert len(list(ElementTree.fromstring(text).iter('failure'))) == 10"
            case "github": "assert len(text.splitlines()) == 10 and all(line.startswith('::warning file=') for line in text.splitlines())"
            default: "assert len([line for line in text.splitlines() if ': warning: ' in line]) == 10"
            }
        let reader = "import json, sys\nfrom xml.etree import ElementTree\ntext = sys.stdin.read()\n" + check
        let reading = try Run.python(["-c", reader], input: run.output)
        #expect(reading.status == 0, "\(reading.errors)")
    }

    @Test("documents", arguments: ["text", "json", "sarif", "github", "gitlab", "checkstyle", "junit"])
    func documents(_ format: String) throws {
        let escape = HostileNameTests.escape
        let workspace = try Workspace()
        let block = Workspace.oneWarning.replacing("no_such", with: "no\(escape)_such").replacing("let a", with: "let a\(escape)")
        try workspace.write(Data("# \(escape)\n\n```swift \(escape)\n\(block)```\n\n~~~ \(escape)\n".utf8), "\(escape)\n.md")
        let run = try Run.seamlint("--markdown", "--format", format, folder: workspace.url)
        #expect(run.status == 1 && isPlain(run.output) && isPlain(run.errors), "\(run.output.debugDescription)")
        #expect(run.output.contains(format == "json" ? "\"line\": 5" : "5"), "\(run.output)")
    }

    @Test func aBaselineThatIsNoLongerTrue() throws {
        let workspace = try workspace()
        #expect(try Run.seamlint("--write-baseline", "known.json", folder: workspace.url).status == 0)
        #expect(isPlain(try workspace.text("known.json")))
        for name in try FileManager.default.contentsOfDirectory(atPath: workspace.url.path()) where name.hasSuffix(".swift") {
            try FileManager.default.removeItem(atPath: workspace.url.path() + name)
        }
        try workspace.write(Data("import UIKit\n".utf8), "A.swift")
        let run = try Run.seamlint("--baseline", "known.json", folder: workspace.url)
        #expect(run.status == 0 && isPlain(run.output) && isPlain(run.errors), "\(run.errors.debugDescription)")
    }

    @Test(
        "what git complains of",
        arguments: [
            ("config", "\u{1b}[31m"), ("config", "[core]\nrepositoryformatversion = \u{1b}[31m\n"),
            ("config", "[core]\nworktree = \u{1b}[31m\n"),
            ("config", "[core]\nrepositoryformatversion = 1\n[extensions]\nx = \u{1b}[31m\n"),
            ("HEAD", "ref: refs/heads/\u{1b}[31m\n"), ("index", "\u{1b}[31m"), ("packed-refs", "\u{1b}[31m\n"),
        ])
    func repositories(_ name: String, _ text: String) throws {
        let workspace = try GitWorkspace(["A.swift": Workspace.oneWarning])
        try workspace.write(text, ".git/" + name)
        for arguments in [["--staged"], ["--changed-since", "main"]] {
            let run = try Run(Run.binary, arguments, folder: workspace.url, environment: GitWorkspace.environment)
            #expect(isPlain(run.output) && isPlain(run.errors), "\(run.errors.debugDescription)")
        }
    }

    @Test(
        "what the language server writes to its log",
        arguments: [
            "\u{1b}[31m\r\n\r\n", "Content-Length: \u{1b}[31m\r\n\r\n", "Content-Type: \u{1b}[31m\r\nContent-Length: 2\r\n\r\n{}",
            "Content-Length: 5\r\n\r\n\u{1b}[31m", "\u{1b}",
        ])
    func languageServer(_ input: String) throws {
        let run = try Run(Run.binary, ["lsp"], input: Data(input.utf8), limit: 60)
        #expect(isPlain(run.errors), "\(run.errors.debugDescription)")
        #expect(!run.output.contains("\u{1b}"))
    }

    @Test func aNameThatIsNotTextIsTold() throws {
        let workspace = try Workspace(["Good.swift": Workspace.oneWarning])
        let python = try Run.python([
            "-c", "import os, sys; open(os.path.join(os.fsencode(sys.argv[1]), b'a\\xff.swift'), 'w')", workspace.url.path(),
        ])
        // Some file systems take no such name.
        guard python.status == 0 else { return }
        let run = try Run.seamlint(folder: workspace.url)
        #expect(run.status == 2 && run.output.hasPrefix("Good.swift:2:37"))
        #expect(run.errors.contains("a\u{FFFD}.swift: has a name that is not UTF-8 and was not linted; rename it"))
    }
}
