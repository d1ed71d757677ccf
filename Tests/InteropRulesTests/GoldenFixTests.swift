import Findings
import Foundation
import InteropRules
import Testing

@testable import Linting

/// `Fixtures/Fixes/<rule>/<name>.before.swift`, and what the rule's fixes make of it in `<name>.after.swift`.
struct GoldenFix: CustomTestStringConvertible, Sendable {
    let rule: String
    let name: String
    var testDescription: String { "\(rule)/\(name)" }

    static let folder = "\(Fixture.root)/Fixes"

    static let all: [GoldenFix] = {
        let rules = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        return rules.flatMap { rule in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(rule)"))?.sorted() ?? []
            return files.filter { $0.hasSuffix(".before.swift") }.map {
                GoldenFix(rule: rule, name: String($0.dropLast(".before.swift".count)))
            }
        }
    }()

    func bytes(_ stage: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: "\(GoldenFix.folder)/\(rule)/\(name).\(stage).swift")))
    }
}

@Suite("Golden fixes")
struct GoldenFixTests {
    /// As the catalogue says.
    private static let unsafe: Set<String> = [
        "state_write_in_update", "off_main_callback_isolated", "binding_write_off_main", "hosting_containment_incomplete",
    ]
    private static let fixable: Set<String> = [
        "delegate_set_in_update", "unguarded_update_write", "deferred_write_unguarded", "lifecycle_signature_mismatch",
        "missing_parent_refresh", "missing_closure_refresh", "coordinator_not_main_actor", "transient_coordinator",
        "missing_make_coordinator", "strong_coordinator_capture", "main_actor_closure_off_main", "value_type_target",
        "hosting_root_retains_owner", "rearmed_observation_retains_owner",
    ]

    private func run(_ golden: GoldenFix, on text: [UInt8], unsafe: Bool = true) throws -> FixOutcome {
        let rule = try #require(Catalogue.rule(golden.rule))
        let input = Linter.Input(paths: [], text: (path: "Sample.swift", bytes: text))
        let linter = Linter(rules: [rule], makeParser: SwiftFileParser.factory)
        return FixRun(linter: linter, input: input, includesUnsafe: unsafe) { $0.findings }.run()
    }

    @Test("the fix writes what a person would have written, and once", arguments: GoldenFix.all)
    func golden(_ golden: GoldenFix) throws {
        let outcome = try run(golden, on: try golden.bytes("before"))
        let fixed = outcome.changes.first?.after ?? []
        #expect(String(decoding: fixed, as: UTF8.self) == String(decoding: try golden.bytes("after"), as: UTF8.self))
        #expect(outcome.result.findings.isEmpty && outcome.errors.isEmpty)
        #expect(try run(golden, on: fixed).changes.isEmpty)
    }

    @Test("unsafe fixes have to be asked for", arguments: GoldenFix.all)
    func safety(_ golden: GoldenFix) throws {
        let outcome = try run(golden, on: try golden.bytes("before"), unsafe: false)
        #expect(outcome.changes.isEmpty == GoldenFixTests.unsafe.contains(golden.rule))
    }

    @Test func everyFixableRuleHasOne() {
        #expect(Set(GoldenFix.all.map(\.rule)) == GoldenFixTests.unsafe.union(GoldenFixTests.fixable))
    }
}
