import Foundation
import TestSupport
import Testing

/// The scripts, run by the shells that are installed.
@Suite("Completions")
struct CompletionTests {
    /// What a shell offers at the end of a line; nil where it is not installed.
    private func offers(_ shell: String, _ words: [String]) throws -> Set<String>? {
        let installed = try Run(URL(filePath: "/usr/bin/env"), ["sh", "-c", "command -v \(shell)"]).status == 0
        guard installed else { return nil }
        let script = try Run.seamlint("completions", shell)
        #expect(script.status == 0 && script.errors == "")
        let workspace = try Workspace(["script": script.output])
        let program: String
        switch shell {
        case "bash":
            program = "source ./script; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _seamlint; printf '%s\\n' \"${COMPREPLY[@]}\""
        case "zsh":
            // The completion system is stood in for: what is offered, and which of it fits.
            program = """
                compdef() { }; _files() { }
                compadd() { shift; local word; for word in "$@"; do [[ $word == $PREFIX* ]] && print -r -- $word; done; return 0 }
                source ./script; words=("$@"); CURRENT=$#; PREFIX=${words[$#]}; _seamlint
                """
        default: program = "source ./script; complete -C \(words.joined(separator: " ").debugDescription)"
        }
        let arguments = shell == "fish" ? ["--no-config", "-c", program] : ["-c", program, shell] + words
        let run = try Run(
            URL(filePath: "/usr/bin/env"), [shell] + arguments, folder: workspace.url, environment: ["HOME": workspace.url.path()])
        #expect(run.errors == "", "\(shell): \(run.errors)")
        return Set(run.output.split(separator: "\n").map { String($0.split(separator: "\t")[0]) })
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func complete(_ shell: String) throws {
        guard let commands = try offers(shell, ["seamlint", "ba"]) else { return }
        #expect(commands == ["baseline"])
        #expect(try offers(shell, ["seamlint", "--format", "che"]) == ["checkstyle"])
        #expect(try offers(shell, ["seamlint", "lint", "--fail-on", "n"]) == ["never"])
        #expect(try offers(shell, ["seamlint", "lint", "--changed"]) == ["--changed-since"])
        #expect(try offers(shell, ["seamlint", "explain", "delegate_set"]) == ["delegate_set_in_update"])
        #expect(try offers(shell, ["seamlint", "--only", "lifecycle_"]) == ["lifecycle_signature_mismatch"])
        #expect(try offers(shell, ["seamlint", "completions", "z"]) == ["zsh"])
        #expect(try #require(try offers(shell, ["seamlint", "lint", "--"])).contains("--write-baseline"))
    }

    @Test("every option that exists is offered", arguments: ["bash", "zsh", "fish"])
    func isWhole(_ shell: String) throws {
        let script = try Run.seamlint("completions", shell).output
        for match in try Run.seamlint("help", "lint").output.matches(of: #/ {2}--([a-z-]+)/#) {
            #expect(script.contains(match.output.1), "\(match.output.1)")
        }
    }
}
