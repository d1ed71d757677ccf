import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
    private let text: String

    init() throws {
        text = try String(contentsOf: Run.repository.appending(path: "README.md"), encoding: .utf8)
    }

    @Test func itsExampleIsReal() throws {
        let run = try Run.seamlint("lint", "Fixtures/Demo")
        #expect(text.contains("<!-- demo -->\n```\n\(run.output)```\n<!-- /demo -->"), "\(run.output)")
    }

    @Test func itsConfigurationIsGood() throws {
        let blocks = text.matches(of: /```jsonc\n(.*?)```/.dotMatchesNewlines()).map { String($0.output.1) }
        try #require(blocks.count == 1)
        let workspace = try Workspace(["seamlint.json": blocks[0]])
        let run = try Run.seamlint("rules", folder: workspace.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(/\n  blocking_work[ ]+off[ ]/) && run.output.contains(/\n  hosting_manual_frame[ ]+error[ ]/))
    }

    @Test func itsOptionsExist() throws {
        let help = try Run.seamlint("help", "lint").output
        for match in text.matches(of: /seamlint[^\n]*? (--[a-z-]+)/) {
            #expect(help.contains(match.output.1), "\(match.output.1)")
        }
    }
}
