import Foundation
import TestSupport
import Testing

/// Each program that could be run leaves a mark, and git itself is asked afterwards, so that the marks are known to work.
@Suite("Repositories that nobody made in good faith")
struct HostileRepositoryTests {
    private let clean = "import UIKit\nlet a = 1\n"
    /// Two findings, of which the second is on a line that differs from `clean`.
    private let changed = "import UIKit\n\nlet b = 1  // seamlint:disable:this no_such_rule\n"

    private func mark(_ name: String, _ workspace: GitWorkspace) -> String {
        "touch '\(workspace.url.path())ran-\(name)' #"
    }

    private func marks(_ workspace: GitWorkspace) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: workspace.url.path()).filter { $0.hasPrefix("ran-") }.sorted()
    }

    private func removeMarks(_ workspace: GitWorkspace) throws {
        for name in try marks(workspace) { try FileManager.default.removeItem(at: workspace.url.appending(path: name)) }
    }

    /// Lints both ways; neither may leave a mark.
    private func expectNothingRuns(_ workspace: GitWorkspace, environment: [String: String] = [:]) throws {
        let since = try workspace.lint("--changed-since", "HEAD", "A.swift", environment: environment)
        #expect(since.places == ["A.swift:3"], "\(since.errors)")
        let staged = try workspace.lint("--staged", "A.swift", environment: environment)
        #expect(staged.status == 0 && staged.places == [], "\(staged.errors)")
        #expect(try marks(workspace) == [])
    }

    // MARK: Settings

    /// Every setting by which git starts a program, those of commands that are not asked for here, too.
    private static let programs = [
        "core.fsmonitor", "core.pager", "pager.diff", "pager.status", "diff.external", "diff.spy.command", "diff.spy.textconv",
        "filter.a=b.clean", "filter.a=b.smudge", "filter.a=b.process", "core.sshCommand", "core.gitProxy", "core.askPass", "core.editor",
        "core.alternateRefsCommand", "credential.helper", "gpg.program", "gpg.ssh.program", "interactive.diffFilter",
        "merge.spy.driver", "uploadpack.packObjectsHook", "remote.origin.uploadpack", "remote.origin.receivepack", "sequence.editor",
        "hook.spy.command", "difftool.spy.cmd", "mergetool.spy.cmd",
    ]
    private static let aliases = ["alias.diff", "alias.status", "alias.ls-files", "alias.merge-base", "alias.rev-parse", "alias.cat-file"]

    /// Where settings may be written.
    enum Place: String, CaseIterable {
        case repository, worktree, included, conditionally
    }

    @Test("nothing that settings name is run, wherever they are written", arguments: Place.allCases)
    func settings(_ place: Place) throws {
        let workspace = try GitWorkspace(["A.swift": clean, ".gitattributes": "*.swift diff=spy filter=a=b merge=spy\n"])
        var arguments = ["config", "--file", workspace.url.path() + ".git/config"]
        switch place {
        case .repository: break
        case .worktree:
            try workspace.git("config", "extensions.worktreeConfig", "true")
            arguments[2] = workspace.url.path() + ".git/config.worktree"
        case .included, .conditionally:
            arguments[2] = workspace.url.path() + ".git/other"
            try workspace.git("config", place == .included ? "include.path" : "includeIf.gitdir:/**.path", "other")
        }
        for key in HostileRepositoryTests.programs { try workspace.git(arguments + [key, mark(key, workspace)]) }
        for key in HostileRepositoryTests.aliases { try workspace.git(arguments + [key, "!" + mark(key, workspace)]) }
        try workspace.git(arguments + ["hook.spy.event", "post-index-change"])
        try workspace.git(arguments + ["core.hooksPath", workspace.url.path() + "hooks"])
        try workspace.files.writeProgram(mark("hook", workspace), "hooks/post-index-change")
        for (key, value) in [
            ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("color.ui", "always"), ("diff.context", "9"),
            ("diff.relative", "true"),
            ("diff.orderFile", "/dev/null"), ("status.submoduleSummary", "true"), ("diff.submodule", "log"),
        ] {
            try workspace.git(arguments + [key, value])
        }
        try workspace.write(changed, "A.swift")
        try removeMarks(workspace)
        try expectNothingRuns(workspace)
        try expectGitRunsThem(workspace, settings: arguments)
    }

    /// Asked without care, git does run them, each once those before it are gone.
    private func expectGitRunsThem(_ workspace: GitWorkspace, settings: [String]) throws {
        for key in ["filter.a=b.process", "filter.a=b.clean", "diff.spy.command", "diff.external", "diff.spy.textconv"] {
            _ = try? workspace.git("diff")
            #expect(try marks(workspace).contains("ran-" + key))
            try workspace.git(settings + ["--unset", key])
        }
        try workspace.git("add", "A.swift")
        #expect(try marks(workspace).contains("ran-hook") && marks(workspace).contains("ran-core.fsmonitor"))
    }

    @Test func aRepositoryWithinIsNotAsked() throws {
        let workspace = try GitWorkspace(["A.swift": clean])
        let inner = workspace.url.path() + "Inner"
        try workspace.git("init", "--quiet", inner)
        try workspace.write("let c = 1\n", "Inner/C.swift")
        try workspace.git("-C", inner, "add", "--all")
        try workspace.git("-C", inner, "commit", "--quiet", "--message", "inner")
        try workspace.git("-c", "advice.addEmbeddedRepo=false", "add", "Inner")
        try workspace.git("commit", "--quiet", "--message", "with a submodule")
        try workspace.git("-C", inner, "config", "core.fsmonitor", mark("inner", workspace))
        try workspace.write("let c = 2\n", "Inner/C.swift")
        try workspace.write(changed, "A.swift")
        try expectNothingRuns(workspace)
        try workspace.git("status")
        #expect(try marks(workspace) == ["ran-inner"])
    }

    // MARK: The environment

    @Test func variablesAreNotPassedOn() throws {
        let workspace = try GitWorkspace(["A.swift": clean])
        try workspace.write(changed, "A.swift")
        var environment = [
            "GIT_CONFIG_COUNT": "3", "GIT_CONFIG_KEY_0": "diff.external", "GIT_CONFIG_KEY_1": "core.fsmonitor",
            "GIT_CONFIG_KEY_2": "core.pager",
        ]
        for index in 0...2 { environment["GIT_CONFIG_VALUE_\(index)"] = mark("setting-\(index)", workspace) }
        for name in [
            "GIT_EXTERNAL_DIFF", "GIT_PAGER", "PAGER", "GIT_SSH_COMMAND", "GIT_SSH", "GIT_PROXY_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS",
            "GIT_EDITOR", "GIT_SEQUENCE_EDITOR",
        ] {
            environment[name] = mark(name, workspace)
        }
        // Files that git would write itself.
        for name in ["GIT_TRACE", "GIT_TRACE2", "GIT_TRACE2_EVENT", "GIT_TRACE_SETUP", "GIT_TRACE_PACKET"] {
            environment[name] = workspace.url.path() + "ran-" + name
        }
        environment["GIT_DIFF_OPTS"] = "--unified=9"
        try expectNothingRuns(workspace, environment: environment)
        _ = try? workspace.git("status", environment: environment)
        #expect(try marks(workspace).contains("ran-GIT_TRACE"))
    }

    // MARK: Partial clones

    /// How the program is named that is to fetch what is missing.
    enum Fetching: CaseIterable {
        case uploadPack, external, helper, ssh
    }

    @Test("what a partial clone lacks is not fetched", arguments: Fetching.allCases)
    func partialClone(_ fetching: Fetching) throws {
        let workspace = try GitWorkspace(["source/A.swift": clean])
        try workspace.write(changed, "source/A.swift")
        try workspace.commit("second")
        try workspace.git("config", "uploadpack.allowFilter", "true")
        let clone = workspace.url.appending(path: "clone")
        try workspace.git("clone", "--quiet", "--filter=blob:none", "file://" + workspace.url.path(), clone.path())
        let program = workspace.url.path() + "spy"
        for name in ["spy", "git-remote-spy"] { try workspace.files.writeProgram(mark("fetch", workspace), name) }
        let settings: [(String, String)] =
            switch fetching {
            case .uploadPack: [("remote.origin.uploadpack", program)]
            case .external: [("remote.origin.url", "ext::" + program), ("protocol.ext.allow", "always")]
            case .helper: [("remote.origin.vcs", "spy"), ("protocol.spy.allow", "always")]
            case .ssh: [("remote.origin.url", "ssh://example.invalid/x"), ("core.sshCommand", program)]
            }
        for (key, value) in settings { try workspace.git("-C", clone.path(), "config", key, value) }
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":" + workspace.url.path()
        let run = try workspace.lint("--changed-since", "HEAD~1", folder: clone, environment: ["PATH": path])
        #expect(run.status == 2 && run.output == "" && run.errors.contains("--changed-since: this is a partial clone"), "\(run.errors)")
        #expect(try marks(workspace) == [])
        // What is there is enough for what is staged.
        #expect(try workspace.lint("--staged", folder: clone, environment: ["PATH": path]).status == 0)
        #expect(try marks(workspace) == [])
        _ = try? workspace.git("-C", clone.path(), "diff", "HEAD~1", environment: ["PATH": path])
        #expect(try marks(workspace) == ["ran-fetch"])
    }
}
