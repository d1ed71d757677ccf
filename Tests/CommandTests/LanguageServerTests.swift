import Foundation
import TestSupport
import Testing

/// `seamlint lsp`, with clients of other people's making.
@Suite("The language server")
struct LanguageServerTests {
    private func play(_ client: String, _ scenario: String) throws {
        let workspace = try Workspace()
        let python = Run.repository.appending(path: ".deps/venv/bin/python")
        let run = try Run(
            python, [Run.repository.appending(path: "Tests/Clients/\(client).py").path(), Run.binary.path(), scenario],
            folder: workspace.url)
        #expect(run.status == 0 && run.output == "done\n", "\(run.output)\(run.errors)")
    }

    @Test(
        "with pygls",
        arguments: ["positions", "edits", "fixes", "hovers", "settings", "severities", "context", "elsewhere"])
    func pygls(_ scenario: String) throws {
        try play("language_client", scenario)
    }

    @Test("whatever is written to it", arguments: ["order", "malformed", "hostile", "cancelled", "orphan"])
    func wire(_ scenario: String) throws {
        try play("language_wire", scenario)
    }

    @Test func refusesWrongOptions() throws {
        for (arguments, message) in [
            (["lsp", "Sources"], "lsp takes no path: the editor says which folders are open"),
            (["lsp", "--fix"], "unknown option --fix"), (["lsp", "--min-severity", "x"], "unknown value for --min-severity: x"),
            (["lsp", "--only", "hostin"], "unknown rule or group hostin; did you mean hosting?"),
        ] {
            let run = try Run(Run.binary, arguments)
            #expect(run.status == 2 && run.errors.hasPrefix("seamlint: error: \(message)"), "\(run.errors)")
        }
    }
}
