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

    @Test func itsOptionsExist() throws {
        let help = try Run.seamlint("help", "lint").output
        for match in text.matches(of: /seamlint[^\n]*? (--[a-z-]+)/) {
            #expect(help.contains(match.output.1), "\(match.output.1)")
        }
    }
}
