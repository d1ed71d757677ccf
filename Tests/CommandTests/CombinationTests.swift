import Foundation
import TestSupport
import Testing

/// Configuration, baseline, changed lines, ignored files, Markdown and fixes, two and more at a time.
@Suite("Settings, baselines, changed lines and fixes together")
struct CombinationTests {
    /// A safe fix for `field.text = text` on line 8.
    static let field = """
        import SwiftUI
        import UIKit

        struct Field: UIViewRepresentable {
            var text: String
            func makeUIView(context: Context) -> UITextField { UITextField() }
            func updateUIView(_ field: UITextField, context: Context) {
                field.text = text
            }
        }

        """
    /// The same on its fifth line, under another name.
    private static func view(_ name: String) -> String {
        field.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3).joined(separator: "\n")
            .replacing("Field:", with: "\(name):").replacing("field", with: name.lowercased())
    }

    private static func fixed(_ text: String, _ name: String) -> String {
        let object = name.lowercased()
        return text.replacing(
            "        \(object).text = text\n",
            with: "        if \(object).text != text {\n            \(object).text = text\n        }\n")
    }

    private static let more = field + view("Second")
    private static let rule = "unguarded_update_write"

    // MARK: The baseline of the configuration

    @Test("the key names a file beside the configuration, for lint and for baseline, wherever they run")
    func configuredBaseline() throws {
        let workspace = try GitWorkspace([
            "App/seamlint.json": "{ \"baseline\": \"known/b.json\" }", "App/known/.keep": "", "App/A.swift": CombinationTests.field,
        ])
        let app = workspace.url.appending(path: "App")
        let none = try workspace.lint(folder: app)
        #expect(none.status == 2 && none.errors.contains("known/b.json: there is no such baseline; seamlint baseline writes one"))
        let recorded = try workspace.lint("baseline", folder: app)
        #expect(recorded.status == 0 && recorded.errors.contains("1 finding recorded in known/b.json"), "\(recorded.errors)")
        #expect(try workspace.files.text("App/known/b.json").contains("\"path\": \"../A.swift\""))
        for (arguments, folder) in [([], app), (["App"], workspace.url), (["--config", "App/seamlint.json"], workspace.url)] {
            let run = try Run(Run.binary, arguments, folder: folder)
            #expect(run.status == 0 && run.output == "" && run.errors.contains("1 known"), "\(arguments): \(run.errors)")
        }
        #expect(try workspace.lint("--no-config", folder: app).places == ["A.swift:8"])
    }

    @Test func optionsOutweighTheConfiguredBaseline() throws {
        let workspace = try Workspace(["seamlint.json": "{ \"baseline\": \"b.json\" }", "A.swift": CombinationTests.field])
        let other = try Run.seamlint("baseline", "--baseline", "other.json", folder: workspace.url)
        #expect(other.errors.contains("recorded in other.json"))
        #expect(try Run.seamlint("--baseline", "other.json", folder: workspace.url).status == 0)
        #expect(try Run.seamlint("--write-baseline", "third.json", "--baseline", "b.json", folder: workspace.url).status == 0)
        #expect(try workspace.text("third.json") == workspace.text("other.json"))
        #expect(!FileManager.default.fileExists(atPath: workspace.url.appending(path: "b.json").path()))
        #expect(try Run.seamlint("baseline", "--no-config", folder: workspace.url).errors.contains("recorded in seamlint-baseline.json"))
    }

    @Test("an entry is stale only where its rule runs, by the configuration of its file")
    func staleByConfiguration() throws {
        let workspace = try Workspace(["A/A.swift": CombinationTests.field, "B/B.swift": CombinationTests.field])
        try expectSuccess(Run.seamlint("baseline", folder: workspace.url))
        let clean = Data("import UIKit\n".utf8)
        try workspace.write(clean, "A/A.swift")
        try workspace.write(clean, "B/B.swift")
        try workspace.write(Data("{ \"rules\": { \"\(CombinationTests.rule)\": \"off\" } }".utf8), "A/seamlint.json")
        let run = try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url)
        #expect(run.errors.contains("gone from B/B.swift") && !run.errors.contains("gone from A/A.swift"), "\(run.errors)")
        try FileManager.default.removeItem(at: workspace.url.appending(path: "A/A.swift"))
        let gone = try Run.seamlint("--baseline", "seamlint-baseline.json", folder: workspace.url)
        #expect(gone.errors.contains("gone from A/A.swift"), "nobody asks for the rules of a file that is no more")
    }

    @Test("severities and levels of the configuration hold for what is recorded and what is shown")
    func severities() throws {
        let workspace = try Workspace([
            "seamlint.json": "{ \"rules\": { \"\(CombinationTests.rule)\": \"info\" }, \"fail_on\": \"error\" }",
            "A.swift": CombinationTests.field,
        ])
        try expectSuccess(Run.seamlint("baseline", folder: workspace.url))
        #expect(try !workspace.text("seamlint-baseline.json").contains("A.swift"), "what nobody has seen is not recorded")
        try expectSuccess(Run.seamlint("baseline", "--fail-on", "info", folder: workspace.url))
        #expect(try workspace.text("seamlint-baseline.json").contains("A.swift"))
        for (format, expected) in [
            ("github", "::notice "), ("gitlab", "\"severity\": \"info\""), ("checkstyle", "severity=\"info\""),
            ("junit", CombinationTests.rule),
        ] {
            let run = try Run.seamlint("--format", format, "--min-severity", "info", folder: workspace.url)
            #expect(run.output.contains(expected) && run.status == 0, "\(format): \(run.output)")
        }
    }

    // MARK: Changed lines

    @Test func ignoredAndExcludedFilesAreNotStaged() throws {
        let workspace = try GitWorkspace(["README": ""])
        let names = ["App/A.swift", "App/Ignored.swift", "Generated/B.swift", "Other/C.swift"]
        for name in names { try workspace.write(CombinationTests.field, name) }
        try workspace.write("Ignored.swift\n", ".gitignore")
        try workspace.write("{ \"exclude\": [\"Generated\"], \"include\": [\"App\", \"Generated\"] }", "seamlint.json")
        try workspace.git("add", "--force", ".")
        let expected = ["App/A.swift:8"]
        #expect(try workspace.lint("--staged").places == expected)
        #expect(try workspace.lint("--changed-since", "HEAD").places == expected)
        #expect(try workspace.lint("--staged", "--no-gitignore").places == expected + ["App/Ignored.swift:8"])
        // The same where the working tree holds nothing of it any more.
        for folder in ["App", "Generated", "Other"] { try FileManager.default.removeItem(at: workspace.url.appending(path: folder)) }
        #expect(try workspace.lint("--staged").places == expected)
        #expect(try workspace.lint("--staged", "--no-gitignore").places == expected + ["App/Ignored.swift:8"])
        #expect(try workspace.lint("--staged", "--no-config").places == expected + ["Generated/B.swift:8", "Other/C.swift:8"])
        #expect(try workspace.lint("--staged", "Generated/B.swift").places == ["Generated/B.swift:8"], "named itself")
    }

    @Test func stagedFilesThatAreGoneHaveTheirConfiguration() throws {
        let workspace = try GitWorkspace(["seamlint.json": "{}", "App/seamlint.json": "{ \"rules\": { \"all\": \"error\" } }"])
        for name in ["App/Deep/A.swift", "B.swift"] { try workspace.write(CombinationTests.field, name) }
        try workspace.git("add", ".")
        for name in ["App/Deep", "B.swift"] { try FileManager.default.removeItem(at: workspace.url.appending(path: name)) }
        let run = try workspace.lint("--staged")
        #expect(run.places == ["App/Deep/A.swift:8", "B.swift:8"])
        #expect(run.output.contains("A.swift:8:9: error:") && run.output.contains("B.swift:8:9: warning:"))
    }

    @Test func baselineAndChangedLines() throws {
        let workspace = try GitWorkspace(["A.swift": CombinationTests.field, "seamlint.json": "{ \"baseline\": \"b.json\" }"])
        try expectSuccess(workspace.lint("baseline"))
        try workspace.write(CombinationTests.more, "A.swift")
        try workspace.write(CombinationTests.field, "B.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["A.swift:15", "B.swift:8"])
        try workspace.git("add", "A.swift")
        let staged = try workspace.lint("--staged")
        #expect(staged.places == ["A.swift:15"])
        #expect(!staged.errors.contains("--fix"), "nothing staged can be fixed in its place")
    }

    // MARK: Markdown

    @Test func markdownFollowsTheConfiguration() throws {
        let document = "# A view\n\n```swift\n\(CombinationTests.field)```\n"
        let workspace = try GitWorkspace(["Docs/A.md": document, "Drafts/B.md": document, "C.swift": CombinationTests.field])
        try workspace.write("{ \"rules\": { \"\(CombinationTests.rule)\": \"error\" }, \"exclude\": [\"Drafts\"] }", "seamlint.json")
        try workspace.write("{ \"rules\": { \"\(CombinationTests.rule)\": \"off\" } }", "Drafts/seamlint.json")
        let run = try workspace.lint("--markdown")
        #expect(run.places == ["C.swift:8", "Docs/A.md:11"] && run.output.contains("Docs/A.md:11:9: error:"))
        #expect(try workspace.lint("--markdown", "Drafts/B.md").places == [])
        try workspace.write("Docs\n", ".gitignore")
        #expect(try workspace.lint("--markdown").places == ["C.swift:8"])
        #expect(try workspace.lint("--markdown", "--no-gitignore").places == ["C.swift:8", "Docs/A.md:11"])
    }

    @Test func markdownIsNotFixed() throws {
        let document = "```swift\n\(CombinationTests.field)```\n"
        let workspace = try Workspace(["A.md": document, "B.swift": CombinationTests.field])
        let run = try Run.seamlint("--markdown", "--fix", folder: workspace.url)
        #expect(run.places == ["A.md:9"])
        #expect(run.errors.hasSuffix("Fixed 1 finding in 1 file\n"))
        #expect(try workspace.text("A.md") == document)
    }

    // MARK: Fixes

    @Test("known findings are not fixed, nor shown as a diff")
    func fixesWhatIsNew() throws {
        let workspace = try Workspace(["A.swift": CombinationTests.field, "seamlint.json": "{ \"baseline\": \"b.json\" }"])
        try expectSuccess(Run.seamlint("baseline", folder: workspace.url))
        try workspace.write(Data(CombinationTests.more.utf8), "A.swift")
        let diff = try Run.seamlint("--diff", folder: workspace.url)
        #expect(diff.output.contains("+        if second.text != text {\n") && !diff.output.contains("-        field.text = text\n"))
        #expect(diff.errors == "Would fix 1 finding in 1 file\n")
        let run = try Run.seamlint("--fix", folder: workspace.url)
        #expect(run.status == 0 && run.output == "" && run.errors.contains("1 known") && !run.errors.contains("stale"), "\(run.errors)")
        #expect(try workspace.text("A.swift") == CombinationTests.fixed(CombinationTests.more, "Second"))
        let all = try Run.seamlint("--fix", "--no-config", folder: workspace.url)
        #expect(all.status == 0 && all.errors.hasSuffix("Fixed 1 finding in 1 file\n"))
        #expect(try Run.seamlint(folder: workspace.url).errors.contains("b.json:4: note: stale"))
    }

    @Test("lines keep their state while fixes move them")
    func fixesWhatHasChanged() throws {
        let header = "import SwiftUI\nimport UIKit\n\n"
        let old = CombinationTests.view("Old")
        let names = ["First", "Second", "Third"]
        let new = names.map(CombinationTests.view)
        let workspace = try GitWorkspace(["A.swift": header + old])
        // Once the first two are fixed, the old one stands where the third was.
        let text = header + new[0] + new[1] + old + new[2]
        try workspace.write(text, "A.swift")
        #expect(try workspace.lint("--changed-since", "HEAD").places == ["A.swift:8", "A.swift:15", "A.swift:29"])
        let diff = try workspace.lint("--diff", "--changed-since", "HEAD")
        #expect(diff.errors == "Would fix 3 findings in 1 file\n" && !diff.output.contains("+        if old.text"), "\(diff.output)")
        let run = try workspace.lint("--fix", "--changed-since", "HEAD")
        #expect(run.status == 0 && run.output == "" && run.errors.hasSuffix("Fixed 3 findings in 1 file\n"), "\(run.errors)")
        #expect(try workspace.files.text("A.swift") == names.reduce(text, CombinationTests.fixed))
        #expect(try workspace.lint("--fix").errors.hasSuffix("Fixed 1 finding in 1 file\n"))
    }

    @Test func fixesGoByTheConfiguration() throws {
        let workspace = try Workspace([
            "On/A.swift": CombinationTests.field, "Off/A.swift": CombinationTests.field, "Low/A.swift": CombinationTests.field,
            "Left/A.swift": CombinationTests.field,
            "Off/seamlint.json": "{ \"rules\": { \"\(CombinationTests.rule)\": \"off\" } }",
            "Low/seamlint.json": "{ \"rules\": { \"\(CombinationTests.rule)\": \"info\" } }",
            "seamlint.json": "{ \"exclude\": [\"Left\"] }",
        ])
        let run = try Run.seamlint("--fix", folder: workspace.url)
        #expect(run.errors.hasSuffix("Fixed 1 finding in 1 file\n"), "\(run.errors)")
        for name in ["Off", "Low", "Left"] { #expect(try workspace.text("\(name)/A.swift") == CombinationTests.field, "\(name)") }
        #expect(try workspace.text("On/A.swift") != CombinationTests.field)
    }

    @Test("a mistake in a configuration stops a fix before it writes")
    func mistakesStopFixes() throws {
        let workspace = try Workspace([
            "A.swift": CombinationTests.field, "B/B.swift": CombinationTests.field, "B/seamlint.json": "{ \"rulez\": {} }",
        ])
        for option in ["--fix", "--diff"] {
            let run = try Run.seamlint(option, folder: workspace.url)
            #expect(run.status == 2 && run.output == "" && run.errors.contains("did you mean rules?"), "\(run.errors)")
        }
        #expect(try workspace.text("A.swift") == CombinationTests.field)
        let none = try Run.seamlint("--fix", "--disable", "all", folder: workspace.url)
        #expect(none.status == 2)
    }

    private func expectSuccess(_ run: Run) {
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
