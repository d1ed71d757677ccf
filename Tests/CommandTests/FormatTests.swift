import Foundation
import TestSupport
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

    @Test func jsonKeepsItsSchema() throws {
        #expect(try Schema.output.violations(in: try write("json")) == [])
    }

    @Test func sarifKeepsTheOfficialSchema() throws {
        #expect(try Schema.sarif.violations(in: try write("sarif")) == [])
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
