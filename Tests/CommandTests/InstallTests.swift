import Foundation
import TestSupport
import Testing

@Suite("Installing")
struct InstallTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    private func install(_ binary: String, prefix: String) throws -> Run {
        try Run(
            Run.repository.appending(path: "scripts/install"), [binary, prefix], environment: ["DESTDIR": workspace.url.path() + "root"])
    }

    @Test func putsEverythingInPlace() throws {
        let run = try install(Run.binary.path(), prefix: "/opt/sl")
        try #require(run.status == 0, "\(run.errors)")
        let prefix = workspace.url.appending(path: "root/opt/sl")
        #expect(try Run(prefix.appending(path: "bin/seamlint"), ["version"]).output == Run.seamlint("version").output)
        for (shell, file) in [
            ("bash", "bash-completion/completions/seamlint"), ("zsh", "zsh/site-functions/_seamlint"),
            ("fish", "fish/vendor_completions.d/seamlint.fish"),
        ] {
            #expect(try workspace.text("root/opt/sl/share/\(file)") == Run.seamlint("completions", shell).output)
        }
        let manual = try Run(
            URL(filePath: "/usr/bin/env"), ["sh", "-c", "command -v man >/dev/null && man seamlint"],
            environment: ["MANPATH": prefix.appending(path: "share/man").path(), "MANWIDTH": "100", "PAGER": "cat", "LC_ALL": "C.UTF-8"])
        // Slim machines have no man.
        #expect(manual.output == "" || manual.output.contains("--changed-since REF"), "\(manual.output)")
        let all = try Run(URL(filePath: "/usr/bin/env"), ["find", prefix.path(), "-type", "f"]).output.split(separator: "\n")
        #expect(all.count == 5, "\(all)")
    }

    @Test func refusesACommandThatIsNotThere() throws {
        let run = try install("no/such/command", prefix: "/opt/sl")
        #expect(run.status == 1 && run.errors == "install: no command to install: no/such/command\n")
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "root").path()))
    }

    @Test("the archive holds what is committed", .enabled(if: FileManager.default.fileExists(atPath: Run.repository.path() + "/.git")))
    func archives() throws {
        let run = try Run(URL(filePath: "/usr/bin/env"), ["make", "dist", "DIST=\(workspace.url.path())"])
        try #require(run.status == 0, "\(run.errors)")
        let name = "seamlint-" + (try Run.seamlint("version").output.dropFirst("seamlint ".count).dropLast())
        let listing = try Run(URL(filePath: "/usr/bin/env"), ["tar", "-tzf", "\(name).tar.gz"], folder: workspace.url)
        let committed = try Run(URL(filePath: "/usr/bin/env"), ["git", "-c", "core.quotePath=off", "ls-tree", "-r", "--name-only", "HEAD"])
        let files = listing.output.split(separator: "\n").filter { !$0.hasSuffix("/") }
        #expect(Set(files.map(String.init)) == Set(committed.output.split(separator: "\n").map { "\(name)/\($0)" }))
        #expect(!files.isEmpty)
    }
}

@Suite("The manual page")
struct ManualTests {
    @Test("it says what this version says of itself")
    func isCurrent() throws {
        let made = try Run(Run.repository.appending(path: "scripts/make-manual"), [Run.binary.path()])
        #expect(made.status == 0, "\(made.errors)")
        let page = try String(contentsOf: Run.repository.appending(path: "Manual/seamlint.1"), encoding: .utf8)
        #expect(made.output == page, "make manual makes it anew")
    }

    @Test("each option has its entry")
    func isWhole() throws {
        let page = try String(contentsOf: Run.repository.appending(path: "Manual/seamlint.1"), encoding: .utf8).replacing("\\-", with: "-")
        let options = try Run.seamlint("help", "lint").output.matches(of: /\n  (?:-., )?(--[a-z-]+)/).map { String($0.output.1) }
        #expect(options.count > 25)
        for option in options { #expect(page.contains(try Regex("\n\\.TP\n.*\\\\fB\(option)\\\\fR")), "\(option)") }
    }

    @Test("a reader of manual pages finds nothing wrong", .enabled(if: EditorTests.isInstalled("mandoc"), "mandoc is not installed"))
    func isGood() throws {
        let file = Run.repository.appending(path: "Manual/seamlint.1").path()
        let run = try Run(URL(filePath: "/usr/bin/env"), ["mandoc", "-T", "lint", "-W", "warning", file])
        // It has no date on purpose.
        let remarks = run.output.split(separator: "\n").filter { !$0.contains("missing date") }
        #expect(remarks == [])
    }
}
