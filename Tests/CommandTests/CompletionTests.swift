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

    @Test("what the manual names is what is offered")
    func agreesWithTheManual() throws {
        let script = try Run.seamlint("completions", "bash").output
        func offered(_ condition: Regex<Substring>) throws -> Set<String> {
            let rest = try #require(script.firstRange(of: condition))
            let words = try #require(script[rest.upperBound...].firstMatch(of: /compgen -W "([^"]*)"/)).output.1
            return Set(words.split(separator: " ").map(String.init))
        }
        let commands = try offered(#/COMP_CWORD == 1/#)
        let overview = try Run.seamlint("help").output
        #expect(Set(overview.matches(of: /(?m)^ {7}seamlint ([a-z]+)/).map { String($0.output.1) }).union(["lint"]) == commands)
        var named: Set<String> = ["--help"]
        for command in commands.sorted() {
            let page = try Run.seamlint("help", command)
            #expect(page.status == 0, "\(command)")
            named.formUnion(page.output.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
        }
        #expect(try offered(#/== -\* /#).filter { $0.hasPrefix("--") } == named)
    }

    @Test("every option is offered in every shell", arguments: ["zsh", "fish"])
    func isWhole(_ shell: String) throws {
        let script = try Run.seamlint("completions", shell).output
        for match in try Run.seamlint("completions", "bash").output.matches(of: #/ --([a-z-]+)/#) {
            #expect(script.contains(match.output.1), "\(match.output.1)")
        }
    }

    @Test func offersValuesAndOptionsOfEveryCommand() throws {
        for shell in ["bash", "zsh", "fish"] {
            guard let options = try offers(shell, ["seamlint", "lint", "--no"]) else { continue }
            #expect(options == ["--no-cache", "--no-config", "--no-gitignore"])
            #expect(try offers(shell, ["seamlint", "--di"]) == ["--diff", "--disable"])
            #expect(try offers(shell, ["seamlint", "init", "--fo"]) == ["--force", "--format"])
            #expect(try offers(shell, ["seamlint", "rules", "--format", "sc"]) == ["schema"])
            #expect(try offers(shell, ["seamlint", "--only", "al"]) == ["all"])
        }
    }
}
