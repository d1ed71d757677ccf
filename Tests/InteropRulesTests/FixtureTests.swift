import InteropRules
import Linting
import Testing

@Suite("Fixtures")
struct FixtureTests {
    @Test("what the comments expect is found, and nothing else", arguments: Fixture.all)
    func holds(_ fixture: Fixture) throws {
        let differences = try fixture.differences(for: Catalogue.rules)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    /// Elsewhere an info finding that nobody asked for is let pass.
    @Test("a rule's own fixtures for silence are silent at every severity", arguments: Catalogue.rules.map(\.id))
    func isSilent(_ id: String) throws {
        let own = Fixture.all.filter { fixture in
            guard let name = fixture.path.split(separator: "/").last else { return false }
            return name.hasPrefix(id + "_") && name.hasSuffix("_good.swift")
        }
        let rule = try #require(Catalogue.rule(id))
        for fixture in own {
            let result = Linter(rules: [rule], makeParser: SwiftFileParser.factory).lint(Linter.Input(paths: [fixture.path]))
            #expect(result.findings.isEmpty, "\(fixture): \(result.findings.map(\.message))")
        }
    }

    @Test("there are fixtures")
    func exist() {
        #expect(Fixture.all.count > 100)
    }
}
