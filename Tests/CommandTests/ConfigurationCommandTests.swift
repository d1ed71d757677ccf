import Foundation
import TestSupport
import Testing

/// `seamlint.json`, as the command reads it.
@Suite("The configuration")
struct ConfigurationCommandTests {
    /// Bad in several ways; the tests look at `property_not_synced` on its third line.
    private static let view = """
        import SwiftUI
        struct Bar: UIViewRepresentable {
            let title: String
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField()
                field.placeholder = title
                return field
            }
            func updateUIView(_ field: UITextField, context: Context) {
                field.delegate = context.coordinator
            }
        }
        """

    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["App/Bar.swift": ConfigurationCommandTests.view])
    }

    private func write(_ text: String, _ name: String = "seamlint.json") throws {
        try workspace.write(Data(text.utf8), name)
    }

    private func seamlint(_ arguments: String..., input: String = "", below: String = "") throws -> Run {
        let folder = below.isEmpty ? workspace.url : workspace.url.appending(path: below, directoryHint: .isDirectory)
        return try Run(Run.binary, arguments, input: Data(input.utf8), folder: folder)
    }

    /// `3 warning property_not_synced` and so on.
    private func found(_ run: Run) -> [String] {
        run.output.matches(of: /(?m)^\S+?:(\d+):\d+: (error|warning|info): .* \[(\w+)\]$/).map {
            "\($0.output.1) \($0.output.2) \($0.output.3)"
        }
    }

    private let unsynced = "3 warning property_not_synced"

    @Test func changesSeverities() throws {
        let plain = try seamlint()
        #expect(found(plain).contains(unsynced) && plain.status == 1)
        try write("{ /* why */ \"rules\": { \"property_not_synced\": \"error\", }, }")
        let raised = try seamlint("--fail-on", "error")
        #expect(found(raised).contains("3 error property_not_synced") && raised.status == 1)
        #expect(raised.errors.contains("2 errors"))
        #expect(try seamlint("--format", "sarif").output.contains("\"level\": \"error\""))
        #expect(try seamlint("--format", "json").output.contains("\"severity\": \"error\""))
        try write("{ \"rules\": { \"all\": \"info\" } }")
        let lowered = try seamlint("--min-severity", "info")
        #expect(found(lowered).contains("3 info property_not_synced"))
        #expect(try seamlint("-q").output == "")
    }

    @Test func optionsOutweighTheFile() throws {
        try write("{ \"rules\": { \"all\": \"off\" } }")
        let off = try seamlint()
        #expect(off.output == "" && off.status == 0)
        #expect(found(try seamlint("--only", "property_not_synced")) == [unsynced])
        #expect(found(try seamlint("--enable", "property_not_synced")) == [unsynced])
        #expect(found(try seamlint("--no-config")).contains(unsynced))
        try write("{ \"rules\": { \"all\": \"off\", \"property_not_synced\": \"warning\" } }")
        #expect(try seamlint("--disable", "lifecycle").errors.contains("no rule is left to run"))
        try write("{ \"fail_on\": \"never\" }")
        #expect(try seamlint("-q").status == 0)
        #expect(try seamlint("--fail-on", "warning").status == 1)
        #expect(try seamlint(below: "App").status == 0)
    }

    @Test func oneFileCountsForAll() throws {
        try write("{ \"rules\": { \"all\": \"off\" } }")
        try write("{ \"rules\": { \"property_not_synced\": \"error\" }, \"exclude\": [\"App/Other\"] }", "ci/strict.json")
        try write(ConfigurationCommandTests.view, "App/Other/Bar.swift")
        let run = try seamlint("--config", "ci/strict.json", "App")
        #expect(found(run).filter { $0.contains("property") } == ["3 error property_not_synced"])
        let missing = try seamlint("--config", "none.json")
        #expect(missing.status == 2 && missing.errors == "none.json: error: no such file or folder\n")
        #expect(try seamlint("--config", "App").errors.contains("App: error: cannot be read"))
        #expect(try seamlint("--config", "ci/strict.json", "--no-config").errors.contains("contradict each other"))
        #expect(try seamlint("--config=").errors.contains("--config needs a file name"))
    }

    @Test func mistakesEndTheRun() throws {
        try write("{\n  \"rules\": { \"property_not_sync\": \"off\" },\n  \"fail_on\": \"eror\"\n}\n")
        for arguments in [[], ["App/Bar.swift"], ["rules"], ["-"], ["--only", "hosting"]] {
            let run = try Run(Run.binary, arguments, folder: workspace.url)
            #expect(run.status == 2 && run.output == "")
            #expect(
                run.errors == """
                    seamlint.json:2:14: error: unknown rule or group property_not_sync; did you mean property_not_synced?
                    seamlint.json:3:14: error: fail_on takes error, warning, info or never, not "eror"; did you mean "error"?

                    """)
        }
        #expect(try seamlint("--no-config").status == 1)
        // A nested one is read when the walk comes to it.
        try write("{ \"exclude\": [] }")
        try write("{", "App/seamlint.json")
        #expect(try seamlint().errors == "App/seamlint.json:1:2: error: expected a key in quotes, or }, found the end of the file\n")
    }

    @Test func standardInputHasTheConfigurationOfItsName() throws {
        try write("{ \"rules\": { \"property_not_synced\": \"off\" } }")
        try write("{ \"rules\": { \"property_not_synced\": \"error\" }, \"fail_on\": \"never\" }", "Kit/seamlint.json")
        let named = try seamlint("-", "--stdin-filename", "Kit/Deep/New.swift", input: ConfigurationCommandTests.view)
        #expect(found(named).contains("3 error property_not_synced") && named.status == 0)
        #expect(!found(try seamlint("-", input: ConfigurationCommandTests.view)).contains(unsynced))
    }

    @Test func unusedSuppressionsAreAMatterOfTheFileToo() throws {
        try write("{ \"rules\": { \"unused_suppression\": \"error\", \"unknown_suppression\": \"off\" } }")
        try write("import UIKit\n// seamlint:disable:next nothing\n// seamlint:disable all\n", "App/Bar.swift")
        #expect(found(try seamlint()) == ["3 error unused_suppression"])
        #expect(found(try seamlint("--no-config")) == ["2 warning unknown_suppression"])
        #expect(found(try seamlint("--no-config", "--report-unused-suppressions")).count == 2)
        #expect(try seamlint("--disable", "unused_suppression").output == "")
    }

    @Test func theCatalogueIsAsEnabledHere() throws {
        try write("{ \"rules\": { \"hosting\": \"off\", \"property_not_synced\": \"error\", \"ignores_transaction\": \"info\" } }")
        let text = try seamlint("rules").output
        #expect(text.contains(/\n  property_not_synced[ ]+error[ ]/) && text.contains(/\n  ignores_transaction[ ]+info[ ]/))
        #expect(text.contains(/\n  hosting_manual_frame[ ]+off[ ]/))
        #expect(try seamlint("rules", "--no-config").output.contains(/\n  property_not_synced[ ]+warning[ ]/))
        let json = try seamlint("rules", "--format", "json").output
        let rules = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        let unsynced = try #require(rules.first { $0["id"] as? String == "property_not_synced" })
        #expect(unsynced["severity"] as? String == "error" && unsynced["defaultSeverity"] as? String == "warning")
        #expect(unsynced["options"] as? [String] == ["ignore"])
        #expect(try seamlint("rules", "--format", "markdown").output.contains("| `hosting_manual_frame` | hosting | off |"))
    }

    @Test func gitIsRespected() throws {
        try write("", ".git/HEAD")
        try write("App/\n", ".gitignore")
        #expect(try seamlint().errors.contains("no Swift files in ."))
        #expect(found(try seamlint("--no-gitignore")).contains(unsynced))
        #expect(found(try seamlint("App/Bar.swift")).contains(unsynced))
        #expect(try seamlint("--exclude", "a[").errors.contains("--exclude a[: the pattern has a bracket"))
    }
}

@Suite("seamlint init")
struct InitTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["A.swift": Workspace.oneWarning])
    }

    @Test func writesOnce() throws {
        let run = try Run.seamlint("init", folder: workspace.url)
        #expect(run.status == 0 && run.output == "" && run.errors == "seamlint: wrote seamlint.json\n")
        // It is valid, and changes nothing.
        #expect(try Run.seamlint(folder: workspace.url).output == Run.seamlint("--no-config", folder: workspace.url).output)
        try workspace.write(Data("{}".utf8), "seamlint.json")
        let refused = try Run.seamlint("init", folder: workspace.url)
        #expect(refused.status == 2 && refused.errors.contains("seamlint.json is here already; seamlint init --force replaces it"))
        #expect(try workspace.text("seamlint.json") == "{}")
        #expect(try Run.seamlint("init", "--force", folder: workspace.url).status == 0)
        #expect(try workspace.text("seamlint.json").contains("\"rules\""))
        #expect(try Run.seamlint("init", "App", folder: workspace.url).errors.contains("init takes no path"))
        #expect(try Run.seamlint("init", "--forc", folder: workspace.url).errors.contains("did you mean --force?"))
    }

    @Test func knowsTheProject() throws {
        let manifest = "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", platforms: [.iOS(.v17), .macOS(\"13.3\")])"
        try workspace.write(Data(manifest.utf8), "Kit/Package.swift")
        _ = try Run.seamlint("init", folder: workspace.url)
        #expect(try workspace.text("seamlint.json").contains("// \"deployment_target\": { \"iOS\": \"17.0\", \"macOS\": \"13.3\" },"))
    }

    @Test("each key that is commented out is a good one")
    func suggestsWhatIsTrue() throws {
        _ = try Run.seamlint("init", folder: workspace.url)
        let text = try workspace.text("seamlint.json").replacing(/\/\/ "/, with: "\"")
        try workspace.write(Data(text.utf8), "seamlint.json")
        let run = try Run.seamlint("rules", folder: workspace.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(/\n  ignores_transaction[ ]+info[ ]/) && run.output.contains(/\n  double_dismissal[ ]+error[ ]/))
        #expect(run.output.contains(/\n  delegate_set_in_update[ ]+warning[ ]/))
    }

    @Test func namesWhatStopsIt() throws {
        try FileManager.default.createDirectory(at: workspace.url.appending(path: "seamlint.json"), withIntermediateDirectories: false)
        let run = try Run.seamlint("init", "--force", folder: workspace.url)
        #expect(run.status == 2 && run.errors.contains("seamlint.json cannot be written: Is a directory"))
    }
}

/// The schema, and that it says what the reader says.
@Suite("The configuration's schema")
struct ConfigurationSchemaTests {
    @Test("it is the one that the catalogue gives; `make schema` writes it")
    func isCurrent() throws {
        let file = Run.repository.appending(path: "Schemas/seamlint.schema.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try Run.seamlint("rules", "--format", "schema").output == text)
        for (rule, option) in [("property_not_synced", "ignore"), ("coordinator_not_main_actor", "require_explicit")] {
            #expect(text.contains("\"\(rule)\"") && text.contains("\"\(option)\""))
        }
    }

    @Test(
        "the schema and the reader agree",
        arguments: [
            ("{}", true), ("{\"$schema\": \"x\"}", true), ("{\"rules\": {\"property_not_synced\": \"off\", \"hosting\": \"info\"}}", true),
            ("{\"rules\": {\"all\": \"error\", \"unused_suppression\": {\"severity\": \"warning\"}}}", true),
            ("{\"rules\": {\"property_not_synced\": {\"severity\": \"error\", \"ignore\": [\"a*\"]}}}", true),
            ("{\"rules\": {\"coordinator_not_main_actor\": {\"require_explicit\": true}}}", true),
            ("{\"exclude\": [\"a\"], \"include\": [], \"fail_on\": \"never\", \"baseline\": \"b.json\"}", true),
            ("{\"deployment_target\": {\"iOS\": \"16.4.1\", \"macOS\": \"13\"}, \"default_isolation\": \"nonisolated\"}", true),
            ("[]", false), ("{\"rule\": {}}", false), ("{\"rules\": {\"no_rule\": \"off\"}}", false),
            ("{\"rules\": {\"property_not_synced\": \"warn\"}}", false),
            ("{\"rules\": {\"property_not_synced\": {\"ignore\": \"a\"}}}", false),
            ("{\"rules\": {\"property_not_synced\": {\"ignore\": [\"\"]}}}", false),
            ("{\"rules\": {\"property_not_synced\": {\"require_explicit\": true}}}", false),
            ("{\"rules\": {\"coordinator_not_main_actor\": {\"require_explicit\": 1}}}", false),
            ("{\"rules\": {\"hosting\": {\"ignore\": []}}}", false), ("{\"exclude\": \"a\"}", false), ("{\"exclude\": [\"\"]}", false),
            ("{\"include\": [1]}", false), ("{\"deployment_target\": {\"tvOS\": \"16\"}}", false),
            ("{\"deployment_target\": {\"iOS\": 16}}", false),
            ("{\"deployment_target\": {\"iOS\": \"16.\"}}", false), ("{\"default_isolation\": \"mainActor\"}", false),
            ("{\"fail_on\": \"off\"}", false), ("{\"baseline\": \"\"}", false), ("{\"$schema\": 1}", false),
        ])
    func agree(_ text: String, _ isGood: Bool) throws {
        #expect(try Schema.configuration.violations(inText: text).isEmpty == isGood)
        let workspace = try Workspace([
            "seamlint.json": text, "A.swift": "", "b.json": "{ \"version\": 1, \"findings\": [] }",
        ])
        let run = try Run.seamlint("-q", folder: workspace.url)
        #expect(run.status == (isGood ? 0 : 2), "\(run.errors)")
    }
}
