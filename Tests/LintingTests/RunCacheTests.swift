import Findings
import Foundation
import InteropModel
import InteropRules
import Testing

@testable import Linting

/// A run that goes by what an earlier one knew finds what it would have found without.
@Suite("The cache")
struct RunCacheTests {
    private let folder: TemporaryFolder
    private let cacheFolder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        cacheFolder = try TemporaryFolder()
    }

    private var linter: Linter {
        var linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        linter.configurations = .nearest(ConfigurationLoader(catalogue: Catalogue.rules))
        linter.choice = RuleChoice(catalogue: Catalogue.rules, only: nil, enable: [], disable: [])
        return linter
    }

    private func lint(cached: Bool = true, _ change: (inout Linter.Input) -> Void = { _ in }) -> LintResult {
        var linter = linter
        if cached { linter.cache = RunCache(folder: cacheFolder.path + "/seamlint") }
        var input = Linter.Input(paths: [folder.path])
        change(&input)
        return linter.lint(input)
    }

    /// Everything of a result that is shown.
    private func content(of result: LintResult) -> [String] {
        let findings = (result.findings + result.suppressed).map { "\($0)" }
        let sources = result.sources.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.bytes)" }
        let scopes = result.scopes.map { "\($0.key): \($0.value)" }.sorted()
        let counts = [result.statistics.fileCount, result.statistics.byteCount, result.statistics.parsedFileCount]
        return findings + sources + scopes + counts.map(String.init) + result.errors.map { "\($0)" } + result.files
    }

    private static let view = """
        import SwiftUI
        struct Field: UIViewRepresentable {
            let onEnd: (String) -> Void
            func makeCoordinator() -> FieldCoordinator { FieldCoordinator(self) }
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField()
                field.delegate = context.coordinator
                return field
            }
            func updateUIView(_ field: UITextField, context: Context) {}
        }
        """
    private static let coordinator = """
        import UIKit
        @MainActor final class FieldCoordinator: NSObject, UITextFieldDelegate {
            var parent: Field
            init(_ parent: Field) { self.parent = parent }
            func textFieldDidEndEditing(_ field: UITextField) { parent.onEnd(field.text ?? "") }
        }
        """

    @Test func recallsWhatHasNotChanged() throws {
        try folder.write(Self.view, to: "Field.swift")
        try folder.write(Self.coordinator, to: "FieldCoordinator.swift")
        let first = lint()
        #expect(first.findings.map(\.rule) == ["missing_parent_refresh"])
        #expect(first.statistics.recalledFileCount == 0)
        let second = lint()
        #expect(second.statistics.recalledFileCount == 2)
        #expect(content(of: second) == content(of: first))
    }

    @Test("a change counts in whichever file it is, however soon it comes and however like it looks")
    func seesChanges() throws {
        try folder.write(Self.view, to: "Field.swift")
        try folder.write(Self.coordinator, to: "FieldCoordinator.swift")
        #expect(lint().findings.count == 1)
        // As many bytes as before, within the same tick of the clock.
        let harmless = Self.coordinator.replacing("parent.onEnd(", with: "parent_onEnd(")
        try folder.write(harmless, to: "FieldCoordinator.swift")
        #expect(lint().findings.isEmpty)
        try folder.write(Self.coordinator, to: "FieldCoordinator.swift")
        #expect(lint().findings.count == 1)
        try folder.remove("FieldCoordinator.swift")
        #expect(lint().findings.isEmpty)
    }

    @Test("a file that matters to no rule may change without anything being looked at again")
    func passesOverOtherFiles() throws {
        try folder.write(Self.view, to: "Field.swift")
        try folder.write(Self.coordinator, to: "FieldCoordinator.swift")
        try folder.write("struct Money {}", to: "Money.swift")
        _ = lint()
        try folder.write("struct Money { var cents = 0 }", to: "Money.swift")
        try folder.write("struct Purse {}", to: "Purse.swift")
        #expect(lint().statistics.recalledFileCount == 4)
        try folder.remove("Money.swift")
        #expect(lint().statistics.recalledFileCount == 3)
        // The model asked for this name.
        try folder.write("final class FieldCoordinator {}", to: "Purse.swift")
        #expect(lint().statistics.recalledFileCount == 0)
    }

    @Test func seesConfigurations() throws {
        try folder.write(Self.view + "\n" + Self.coordinator, to: "Field.swift")
        #expect(lint().findings.count == 1)
        try folder.write("{\"rules\": {\"missing_parent_refresh\": \"off\"}}", to: "seamlint.json")
        #expect(lint().findings.isEmpty)
        try folder.write("{\"rules\": {\"missing_parent_refresh\": \"error\"}}", to: "seamlint.json")
        #expect(lint().findings.map(\.severity) == [.error])
    }

    @Test func seesBuildFiles() throws {
        try folder.write(Self.view + "\n" + Self.coordinator, to: "Field.swift")
        try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
        _ = lint()
        #expect(lint().statistics.recalledFileCount == 2)
        try folder.write("name: App", to: "project.yml")
        #expect(lint().statistics.recalledFileCount == 0)
    }

    @Test("texts that stand for files are compared by their content")
    func seesTexts() throws {
        try folder.write(Self.view + "\n" + Self.coordinator, to: "Field.swift")
        #expect(lint().findings.count == 1)
        let path = folder.path + "/Field.swift"
        let same = lint { $0.changedTexts = [path: Array((Self.view + "\n" + Self.coordinator).utf8)] }
        #expect(same.findings.count == 1)
        #expect(same.statistics.recalledFileCount == 1)
        #expect(lint { $0.changedTexts = [path: Array(Self.view.utf8)] }.findings.isEmpty)
        #expect(lint().findings.count == 1)
        #expect(lint { $0.text = (path, Array(Self.view.utf8)) }.findings.isEmpty)
    }

    @Test("what cannot be read is tried again")
    func triesAgain() throws {
        try folder.write(Self.view + "\n" + Self.coordinator, to: "Field.swift")
        try folder.write(Data([0xFF, 0xFE, 0x41]), to: "Broken.swift")
        #expect(lint().errors.count == 1)
        #expect(lint().errors.count == 1)
        try folder.write("let a = 1", to: "Broken.swift")
        #expect(lint().errors.isEmpty)
    }

    @Test("whatever is changed, the findings are those of a run that remembers nothing", arguments: 0..<6)
    func agreesWithAFreshRun(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &* 77 &+ 1)
        let contents: [String: [String?]] = [
            "App/Field.swift": [Self.view, Self.view.replacing("{}", with: "{ context.coordinator.parent = self }"), nil],
            "App/FieldCoordinator.swift": [
                Self.coordinator, Self.coordinator.replacing("parent.onEnd", with: "print"),
                "// seamlint:disable missing_parent_refresh\n" + Self.coordinator, nil,
            ],
            "App/Base.swift": ["class FieldCoordinator: NSObject {}", "class Other {}", "func helper() {}", nil],
            "Kit/Kit.swift": [
                "extension Field { func makeCoordinator() -> Int { 0 } }", "extension UITextField { func helper() {} }", nil,
            ],
            "Kit/Package.swift": ["let package = 1", nil],
            "App/seamlint.json": ["{\"rules\": {\"coordinator\": \"error\"}}", "{\"exclude\": [\"Base.swift\"]}", nil],
            "Other/.gitignore": ["", nil],
            "Other/Field.swift": [Self.view, nil],
        ]
        for _ in 0..<12 {
            for (name, choices) in contents.sorted(by: { $0.key < $1.key }) where Int.random(in: 0..<3, using: &random) == 0 {
                if let text = choices.randomElement(using: &random) ?? nil {
                    try folder.write(text, to: name)
                } else {
                    try folder.remove(name)
                }
            }
            let fresh = lint(cached: false)
            #expect(content(of: lint()) == content(of: fresh))
            // Now from the cache, if it can be.
            #expect(content(of: lint()) == content(of: fresh))
        }
    }

    // MARK: What is kept

    @Test("what is damaged is not believed, and costs nothing but time")
    func doubtsWhatItReads() throws {
        try folder.write(Self.view + "\n" + Self.coordinator, to: "Field.swift")
        let fresh = content(of: lint())
        let folder = cacheFolder.path + "/seamlint"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let file = URL(filePath: folder).appending(path: name)
        let whole = try Data(contentsOf: file)
        #expect(RunMemory(encoded: Array(whole))?.projects.count == 1)
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let cut = whole.prefix(Int.random(in: 0..<whole.count, using: &random))
            #expect(RunMemory(encoded: Array(cut)) == nil)
            // A changed byte may go unnoticed inside a text; it must not do more than that.
            var bytes = Array(whole)
            bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
            _ = RunMemory(encoded: bytes)
        }
        for content in [Data(), Data("nothing".utf8), Data(repeating: 0xFF, count: 4096)] {
            try content.write(to: file)
            #expect(self.content(of: lint()) == fresh)
        }
    }

    @Test func keepsEverythingOfAFinding() throws {
        try folder.write(Self.view + "\n" + Self.coordinator + "\n// seamlint:disable:this no_such_rule", to: "Field.swift")
        let first = lint()
        #expect(first.findings.contains { $0.fix != nil && !$0.notes.isEmpty })
        #expect(lint().findings == first.findings)
    }

    @Test("where nothing can be written, runs go on as if there were no cache")
    func worksWithoutAFolder() throws {
        try folder.write(Self.view + "\n" + Self.coordinator, to: "Field.swift")
        var linter = linter
        linter.cache = RunCache(folder: "/dev/null/seamlint")
        for _ in 0..<2 { #expect(linter.lint(Linter.Input(paths: [folder.path])).findings.count == 1) }
    }

    @Test func tellsContentsApart() {
        var seen: Set<ContentHash> = []
        for length in 0..<200 {
            var bytes = [UInt8](repeating: 0, count: length)
            seen.insert(ContentHash(bytes))
            for index in bytes.indices {
                bytes[index] = 1
                seen.insert(ContentHash(bytes))
                bytes[index] = 0
            }
        }
        #expect(seen.count == 200 + (0..<200).reduce(0, +))
    }
}
