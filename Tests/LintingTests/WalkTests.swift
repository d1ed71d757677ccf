import Foundation
import InteropModel
import SwiftTree
import Testing

@testable import InteropRules
@testable import Linting

/// Which files a walk finds, with configurations and without.
@Suite("Walks")
struct WalkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["App/A.swift", "App/Generated/B.swift", "Kit/C.swift", "Kit/Deep/D.generated.swift", "E.swift"] {
            try folder.write("# UIViewRepresentable", to: name)
        }
    }

    private func walk(_ paths: [String] = [""], _ filter: WalkFilter) throws -> [String] {
        let collector = SourceCollector(filter: filter, threads: 2, makeParser: fakeParser)
        let found = collector.collect(paths.map { InputPath(folder.path + "/" + $0) }, skipping: [])
        if let errors = found.configurationErrors.first { throw errors }
        return found.files.map { String($0.path.dropFirst(folder.path.count + 1)) }.sorted()
    }

    private func walk(_ paths: [String] = [""], excludes: [String] = []) throws -> [String] {
        let loader = ConfigurationLoader(catalogue: ConfigurationTests.catalogue)
        return try walk(paths, WalkFilter(excludes: excludes.map(Glob.init), configurations: .nearest(loader)))
    }

    @Test(arguments: [
        ("\"exclude\": [\"Generated\", \"*.generated.swift\"]", ["App/A.swift", "E.swift", "Kit/C.swift"]),
        ("\"exclude\": [\"Kit/**\", \"App/{Generated,Other}/\"]", ["App/A.swift", "E.swift"]),
        ("\"exclude\": [\"Deep/*\"]", ["App/A.swift", "App/Generated/B.swift", "E.swift", "Kit/C.swift", "Kit/Deep/D.generated.swift"]),
        ("\"include\": [\"App\"]", ["App/A.swift", "App/Generated/B.swift"]),
        ("\"include\": [\"/*.swift\", \"Kit/*/\"]", ["E.swift", "Kit/Deep/D.generated.swift"]),
        ("\"include\": [\"App\", \"Kit\"], \"exclude\": [\"**/Deep\", \"B.swift\"]", ["App/A.swift", "Kit/C.swift"]),
    ])
    func followsPatterns(_ keys: String, _ expected: [String]) throws {
        try folder.write("{\(keys)}", to: "seamlint.json")
        #expect(try walk() == expected)
        // Wherever the walk starts.
        #expect(
            try walk(["App", "Kit", "E.swift"])
                == (expected + ["E.swift"]).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.sorted())
    }

    @Test("patterns are relative to the configuration's folder, and the nearest one alone counts")
    func nests() throws {
        try folder.write("{\"exclude\": [\"App/A.swift\", \"Kit/Deep\"]}", to: "seamlint.json")
        try folder.write("{\"exclude\": [\"Generated\"]}", to: "App/seamlint.json")
        #expect(try walk() == ["App/A.swift", "E.swift", "Kit/C.swift"])
        #expect(try walk(["App"]) == ["App/A.swift"])
        #expect(try walk(["Kit"]) == ["Kit/C.swift"])
    }

    @Test func takesWhatIsNamed() throws {
        try folder.write("{\"exclude\": [\"App\", \"E.swift\"], \"include\": [\"Kit\"]}", to: "seamlint.json")
        #expect(try walk(["E.swift", "App/A.swift"]) == ["App/A.swift", "E.swift"])
        #expect(try walk(["Kit"], excludes: ["Deep"]) == ["Kit/C.swift"])
    }

    @Test("a configuration may be a link, and a broken one is an error")
    func followsLinks() throws {
        try folder.write("{\"exclude\": [\"Kit\"]}", to: "shared/base.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/seamlint.json", withDestinationPath: "shared/base.json")
        #expect(try walk() == ["App/A.swift", "App/Generated/B.swift", "E.swift"])
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/App/seamlint.json", withDestinationPath: "gone.json")
        let errors = try #require(throws: ConfigurationErrors.self) { try walk() }
        #expect(errors.all.map(\.message) == ["no such file or folder"])
    }

    @Test func findsMistakesBelow() throws {
        try folder.write("{\"rulez\": {}}", to: "Kit/Deep/seamlint.json")
        let errors = try #require(throws: ConfigurationErrors.self) { try walk() }
        #expect(errors.all.map(\.path) == [folder.path + "/Kit/Deep/seamlint.json"])
        #expect(try walk(["App"]) == ["App/A.swift", "App/Generated/B.swift"])
    }

    @Test("of several errors each is told once, and nothing is linted")
    func stopsAtMistakes() throws {
        try folder.write("{\"rulez\": {}}", to: "seamlint.json")
        var linter = Linter(rules: ConfigurationTests.catalogue, makeParser: fakeParser)
        linter.configurations = .nearest(ConfigurationLoader(catalogue: ConfigurationTests.catalogue))
        let result = linter.lint(Linter.Input(paths: [folder.path, folder.path + "/App", folder.path + "/E.swift"]))
        #expect(result.configurationErrors.map(\.message) == ["unknown key rulez; did you mean rules?"])
        #expect(result.findings.isEmpty)
    }

    @Test("each file has its own rules, severities and options")
    func areOfTheFile() throws {
        try folder.write("{\"rules\": {\"x_rule\": \"error\", \"o_rule\": \"off\"}}", to: "seamlint.json")
        try folder.write("{\"rules\": {\"x_rule\": \"off\", \"o_rule\": {\"strict\": true}}}", to: "App/seamlint.json")
        try folder.write("{}", to: "Kit/seamlint.json")
        let strict = RuleOption(name: "strict", kind: .flag, summary: "")
        let optional = Rule(id: "o_rule", group: .hosting, severity: .warning, summary: "", options: [strict]) { pass in
            for index in pass.project.files.indices {
                let site = SiteKey(file: index, range: ByteRange(0, 1))
                pass.report(.warning, at: site, pass.options(at: site).isOn(strict) ? "strict" : "lax")
            }
        }
        let rules = [letterRule("x_rule", "#"), optional]
        var linter = Linter(rules: rules, makeParser: fakeParser)
        linter.choice = try RuleSelection().resolved(in: rules)
        linter.configurations = .nearest(ConfigurationLoader(catalogue: rules))
        let found = linter.lint(Linter.Input(paths: [folder.path])).findings.map { finding in
            "\(finding.location.path.dropFirst(folder.path.count + 1)) \(finding.rule) \(finding.severity) \(finding.message)"
        }
        #expect(
            found == [
                "App/A.swift o_rule warning strict", "App/Generated/B.swift o_rule warning strict", "E.swift x_rule error there is a #",
                "Kit/C.swift o_rule warning lax", "Kit/C.swift x_rule warning there is a #",
                "Kit/Deep/D.generated.swift o_rule warning lax", "Kit/Deep/D.generated.swift x_rule warning there is a #",
            ])
    }
}
