import InteropRules
import Testing

@Suite("Fixtures")
struct FixtureTests {
    @Test("what the comments expect is found, and nothing else", arguments: Fixture.all)
    func holds(_ fixture: Fixture) throws {
        let differences = try fixture.differences(for: Catalogue.rules)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("there are fixtures")
    func exist() {
        #expect(Fixture.all.count > 100)
    }
}
