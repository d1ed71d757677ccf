import Findings
import Foundation
import InteropModel
import SwiftTree
import Testing

@testable import InteropRules
@testable import Linting

@Suite("The pipeline")
struct LinterTests {
    private func lint(_ paths: [String], excludes: [String] = [], threads: Int = 2, rules: [Rule] = [letterRule("x_rule", "#")])
        -> LintResult
    {
        var linter = Linter(rules: rules, makeParser: fakeParser)
        linter.threads = threads
        return linter.lint(Linter.Input(paths: paths, excludes: excludes))
    }

    private func names(_ result: LintResult, below folder: TemporaryFolder) -> [String] {
        result.findings.map { String($0.location.path.dropFirst(folder.path.count + 1)) }
    }

    private static let text = "# UIViewRepresentable"

    @Test func walks() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.swift", "a/c.swift", "a/B.swift", "Z/x.swift", "Pods/x.swift", ".build/x.swift", ".hidden/x.swift", "A.xcassets/x.swift",
            "n.txt",
        ] {
            try folder.write(LinterTests.text, to: name)
        }
        #expect(names(lint([folder.path]), below: folder) == ["Z/x.swift", "a/B.swift", "a/c.swift", "b.swift"])
        #expect(names(lint([folder.path + "/Pods/", folder.path + "/n.txt"]), below: folder) == ["Pods/x.swift", "n.txt"])
        #expect(names(lint([folder.path], excludes: ["a", "Z/*"]), below: folder) == ["Z/x.swift", "b.swift"])
        #expect(names(lint([folder.path, folder.path + "/./a", folder.path + "/b.swift"]), below: folder).count == 4)
    }

    @Test func endsWhereLinksGoInCircles() throws {
        let folder = try TemporaryFolder()
        try folder.write(LinterTests.text, to: "a/x.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
        #expect(lint([folder.path]).findings.count == 1)
        #expect(lint([folder.path + "/a/loop"]).findings.count == 1)
    }

    @Test func readsOnlyWhatMatters() throws {
        let folder = try TemporaryFolder()
        try folder.write("# RawRepresentable", to: "a.swift")
        try folder.write(LinterTests.text, to: "b.swift")
        let result = lint([folder.path])
        #expect(result.statistics.fileCount == 2)
        #expect(result.statistics.parsedFileCount == 1)
        #expect(names(result, below: folder) == ["b.swift"])
    }

    @Test func goesOnAfterWhatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data([0x61, 0xFF]), to: "bytes.swift")
        try folder.write(Data(count: (10 << 20) + 1), to: "large.swift")
        try folder.write("give up UIViewRepresentable", to: "slow.swift")
        try folder.write("\u{FEFF}" + LinterTests.text, to: "x.swift")
        let result = lint([folder.path, folder.path + "/none.swift"])
        #expect(
            result.errors.map { String($0.path.dropFirst(folder.path.count + 1)) } == [
                "bytes.swift", "large.swift", "none.swift", "slow.swift",
            ])
        #expect(result.errors.map(\.reason)[0] == .notUTF8(offset: 1))
        #expect(result.errors[2].message == "no such file or folder")
        #expect(result.findings.map(\.location.start) == [0])
    }

    @Test func believesNothingInsideErrors() throws {
        let folder = try TemporaryFolder()
        try folder.write("?#?  # UIViewRepresentable", to: "x.swift")
        #expect(lint([folder.path]).findings.map(\.location.start) == [5])
    }

    @Test func readsText() {
        let input = Linter.Input(paths: [], text: (path: "./Sources/A.swift", bytes: Array(LinterTests.text.utf8)))
        let result = Linter(rules: [letterRule("x_rule", "#")], makeParser: fakeParser).lint(input)
        #expect(result.findings.map(\.location.path) == ["Sources/A.swift"])
    }

    @Test func textStandsForTheFile() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("### UIViewRepresentable", to: "x.swift")
        let input = Linter.Input(paths: [folder.path], text: (path: file, bytes: Array(LinterTests.text.utf8)))
        #expect(Linter(rules: [letterRule("x_rule", "#")], makeParser: fakeParser).lint(input).findings.count == 1)
    }

    @Test func suppresses() throws {
        let folder = try TemporaryFolder()
        try folder.write("# UIViewRepresentable\n# // seamlint:disable:this x_rule\n", to: "a.swift")
        try folder.write("// seamlint:disable:this y_rule\n// seamlint:disable:this x_rule\n", to: "b.swift")
        var linter = Linter(rules: [letterRule("x_rule", "#")], makeParser: fakeParser)
        linter.directiveRules = Set(DirectiveRule.all.map(\.id))
        let result = linter.lint(Linter.Input(paths: [folder.path]))
        #expect(result.findings.map(\.rule) == ["x_rule", "unknown_suppression", "unused_suppression"])
        #expect(result.suppressed.map(\.rule) == ["x_rule"])
        linter.directiveRules = []
        #expect(linter.lint(Linter.Input(paths: [folder.path])).findings.map(\.rule) == ["x_rule"])
    }

    @Test("the build files beside and above count")
    func readsSettings() throws {
        let folder = try TemporaryFolder()
        try folder.write(LinterTests.text, to: "App/x.swift")
        try folder.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "A", targets: [.target(name: "App", path: "App", swiftSettings: [.defaultIsolation(MainActor.self)])])
            """, to: "Package.swift")
        let rule = Rule(id: "isolated", group: .lifecycle, severity: .warning, summary: "") { pass in
            let settings = pass.project.settings
            for (index, file) in pass.project.files.enumerated() where settings.settings(forFile: file.path).isMainActorByDefault == true {
                pass.report(.warning, at: SiteKey(file: index, range: ByteRange(0, 0)), "m")
            }
        }
        for path in [folder.path, folder.path + "/App", folder.path + "/App/x.swift"] {
            #expect(lint([path], rules: [rule]).findings.count == 1, "\(path)")
        }
    }

    @Test("types marked nonisolated tell the default where no build file does", arguments: [2, 3])
    func countsMarks(_ count: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(LinterTests.text, to: "App/x.swift")
        let marks = ["nonisolated struct A {}", "public nonisolated final class B {}", "nonisolated extension A {}"]
        try folder.write(marks.prefix(count).joined(separator: "\n") + "\nnonisolated let c = 1\n", to: "App/Models.swift")
        let rule = Rule(id: "isolated", group: .lifecycle, severity: .warning, summary: "") { pass in
            let settings = pass.project.settings
            for (index, file) in pass.project.files.enumerated() where settings.settings(forFile: file.path).isMainActorByDefault == true {
                pass.report(.warning, at: SiteKey(file: index, range: ByteRange(0, 0)), "m")
            }
        }
        #expect(lint([folder.path], rules: [rule]).findings.count == (count == 3 ? 1 : 0))
    }

    @Test("the number of threads changes nothing")
    func isTheSameOnAnyNumberOfThreads() throws {
        let folder = try TemporaryFolder()
        for number in 0..<300 {
            try folder.write("#\(number % 3 == 0 ? "#" : "") UIViewRepresentable @", to: "\(number % 7)/\(number % 5)/f\(number).swift")
        }
        let rules = [letterRule("x_rule", "#"), letterRule("a_rule", "@", severity: .error)]
        let one = lint([folder.path], threads: 1, rules: rules)
        #expect(one.findings.count == 700)
        for threads in [2, 3, 8, 40] {
            #expect(lint([folder.path], threads: threads, rules: rules).findings == one.findings)
        }
    }
}

@Suite("Choosing rules")
struct RuleSelectionTests {
    private let catalogue = [
        letterRule("a_rule", "a"), letterRule("b_rule", "b"),
        Rule(id: "c_rule", group: .hosting, severity: .error, summary: "", isEnabledByDefault: false) { _ in },
    ]

    private func ids(only: [String] = [], enable: [String] = [], disable: [String] = []) throws -> [String] {
        var selection = RuleSelection()
        (selection.only, selection.enable, selection.disable) = (only, enable, disable)
        let ids = try selection.resolved(in: catalogue).active(under: nil).ids
        return catalogue.map(\.id).filter(ids.contains)
    }

    @Test func chooses() throws {
        #expect(try ids() == ["a_rule", "b_rule"])
        #expect(try ids(only: ["c_rule"]) == ["c_rule"])
        #expect(try ids(enable: ["hosting"], disable: ["lifecycle"]) == ["c_rule"])
        #expect(try ids(only: ["lifecycle"], disable: ["b_rule"]) == ["a_rule"])
    }

    @Test func namesTheNearest() {
        #expect(throws: RuleSelection.UnknownName(name: "b_rul", nearest: "b_rule")) { try ids(disable: ["b_rul"]) }
        #expect(throws: RuleSelection.UnknownName(name: "hostin", nearest: "hosting")) { try ids(only: ["hostin"]) }
        #expect(throws: RuleSelection.UnknownName(name: "zzzzzzzz", nearest: nil)) { try ids(enable: ["zzzzzzzz"]) }
    }
}
