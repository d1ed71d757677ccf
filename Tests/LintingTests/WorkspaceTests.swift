import Findings
import Foundation
import InteropRules
import SwiftTree
import Testing

@testable import Linting

@Suite("A workspace")
struct WorkspaceTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures").standardizedFileURL

    private static let linter = {
        var linter = Linter(rules: Catalogue.rules, makeParser: SwiftFileParser.factory)
        linter.choice = try? RuleSelection().resolved(in: Catalogue.rules)
        return linter
    }()

    private func workspace(_ folder: String) -> Workspace {
        Workspace(folder: folder, linter: WorkspaceTests.linter, input: Linter.Input(paths: [])) { () throws(ConfigurationErrors) in
            .nearest(ConfigurationLoader(catalogue: Catalogue.rules))
        }
    }

    /// What the command would say of the same texts.
    private func fresh(_ folder: String, _ texts: [String: [UInt8]] = [:]) -> LintResult {
        var linter = WorkspaceTests.linter
        linter.configurations = .nearest(ConfigurationLoader(catalogue: Catalogue.rules))
        var input = Linter.Input(paths: [folder])
        input.changedTexts = texts
        input.addedPaths = texts.keys.filter { !FileManager.default.fileExists(atPath: $0) }.sorted()
        return linter.lint(input)
    }

    private func canonical(_ path: String) -> String {
        var paths = CanonicalPaths()
        return paths.folder(path)
    }

    /// As many kinds of findings, and of ways from one file to another, as fit into a short time.
    private func project() throws -> (TemporaryFolder, [String]) {
        let folder = try TemporaryFolder()
        for name in ["Demo", "Observation"] {
            try FileManager.default.copyItem(
                atPath: WorkspaceTests.fixtures.appending(path: name).path(), toPath: "\(folder.path)/\(name)")
        }
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return (folder, names.filter { $0.hasSuffix(".swift") }.sorted())
    }

    @Test("after any edits it says what a run from scratch would say")
    func agrees() throws {
        let (folder, names) = try project()
        let root = canonical(folder.path)
        let workspace = workspace(root)
        workspace.scan()
        #expect(!workspace.lint().findings.isEmpty)
        var texts: [String: [UInt8]] = [:]
        var random = SystemRandomNumberGenerator()
        for step in 0..<12 {
            let path = "\(root)/\(names.randomElement(using: &random) ?? "")"
            switch step % 4 {
            case 0:
                // Parts of two files, cut anywhere.
                let donor = Array(try Data(contentsOf: URL(filePath: "\(root)/\(names.randomElement(using: &random) ?? "")")))
                let old = try texts[path] ?? Array(Data(contentsOf: URL(filePath: path)))
                let text = old.prefix(Int.random(in: 0...old.count)) + donor.suffix(Int.random(in: 0...donor.count))
                texts[path] = Array(String(decoding: text, as: UTF8.self).utf8)
                workspace.setText(texts[path], of: path)
            case 1:
                let old = try texts[path] ?? Array(Data(contentsOf: URL(filePath: path)))
                let lines = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                let gone = Int.random(in: 0..<lines.count)
                texts[path] = Array(lines.enumerated().filter { $0.offset != gone }.map(\.element).joined(separator: [UInt8(ascii: "\n")]))
                workspace.setText(texts[path], of: path)
            case 2:
                try Data("import SwiftUI\nstruct New\(step): UIViewRepresentable { }\n".utf8).write(to: URL(filePath: path))
                workspace.refresh(path)
            default:
                guard let open = texts.keys.randomElement() else { continue }
                texts[open] = nil
                workspace.setText(nil, of: open)
            }
            guard step % 3 == 2 else { continue }
            let (mine, other) = (workspace.lint(), fresh(root, texts))
            #expect(mine.findings == other.findings, "step \(step)")
            #expect(mine.suppressed == other.suppressed)
            #expect(mine.errors == other.errors)
        }
    }

    @Test("files come and go, on disk and in memory")
    func follows() throws {
        let folder = try TemporaryFolder()
        let root = canonical(folder.path)
        let text = "import UIKit\n// seamlint:disable no_such_rule\n"
        let (first, second) = ("\(root)/A.swift", "\(root)/below/B.swift")
        try folder.write(text, to: "A.swift")
        let workspace = workspace(root)
        workspace.scan()
        func found() -> [String] { workspace.lint().findings.map { String($0.location.path.dropFirst(root.count + 1)) } }
        #expect(found() == ["A.swift"])
        workspace.setText(Array(text.utf8), of: second)
        #expect(found() == ["A.swift", "below/B.swift"])
        workspace.setText([], of: first)
        #expect(found() == ["below/B.swift"])
        // What is on disk does not count as long as there is a text.
        workspace.refresh(first)
        #expect(found() == ["below/B.swift"])
        workspace.setText(nil, of: second)
        workspace.setText(nil, of: first)
        #expect(found() == ["A.swift"])
        try folder.write(text, to: "below/B.swift")
        workspace.refresh(second)
        #expect(found() == ["A.swift", "below/B.swift"])
        try FileManager.default.removeItem(atPath: first)
        workspace.refresh(first)
        #expect(found() == ["below/B.swift"])
        // Neither what a walk leaves out nor a link is part of the folder.
        try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: second)
        workspace.refresh(first)
        workspace.setText(Array(text.utf8), of: "\(root)/Pods/C.swift")
        workspace.setText([0xFF], of: "\(root)/D.swift")
        #expect(found() == ["below/B.swift"])
        #expect(workspace.lint().errors.map(\.reason) == [.notUTF8(offset: 0)])
        #expect(workspace.spelling(of: first) == second)
        #expect(workspace.spelling(of: "/elsewhere/A.swift") == nil)
    }

    @Test("a text that has not changed is not parsed again, and one that has is")
    func parsesOnce() throws {
        let folder = try TemporaryFolder()
        let root = canonical(folder.path)
        for name in ["A.swift", "B.swift"] { try folder.write("# UIViewRepresentable", to: name) }
        let parsed = Guarded([String]())
        var linter = Linter(rules: [letterRule("x_rule", "#")]) {
            let parse = fakeParser()
            return { (path: String, source: SourceText) throws(InputError) in
                parsed.withLock { $0.append(String(path.suffix(7))) }
                return try parse(path, source)
            }
        }
        linter.threads = 1
        let workspace = Workspace(folder: root, linter: linter, input: Linter.Input(paths: [])) { () throws(ConfigurationErrors) in .none }
        workspace.scan()
        _ = workspace.lint()
        #expect(parsed.withLock { $0.sorted() } == ["A.swift", "B.swift"])
        workspace.scan()
        workspace.refresh("\(root)/A.swift")
        #expect(workspace.lint().findings.count == 2)
        #expect(parsed.withLock { $0.count } == 2)
        try folder.write("## UIViewRepresentable", to: "A.swift")
        workspace.refresh("\(root)/A.swift")
        #expect(workspace.lint().findings.count == 3)
        #expect(parsed.withLock { $0.last } == "A.swift" && parsed.withLock { $0.count } == 3)
    }

    @Test("as long as a configuration is wrong, what was right before holds")
    func keepsConfigurations() throws {
        let folder = try TemporaryFolder()
        let root = canonical(folder.path)
        try folder.write("import UIKit\n// seamlint:disable no_such_rule\n", to: "A.swift")
        try folder.write("{\"rulse\": {}}", to: "seamlint.json")
        let workspace = workspace(root)
        workspace.scan()
        #expect(workspace.lint().findings.isEmpty && workspace.configurationErrors.count == 1)
        try folder.write("{\"rules\": {\"unknown_suppression\": \"error\"}, \"fail_on\": \"info\"}", to: "seamlint.json")
        workspace.scan()
        #expect(workspace.lint().findings.map(\.severity) == [.error] && workspace.configurationErrors.isEmpty)
        #expect(workspace.failOn == .from(.info))
        try folder.write("{", to: "seamlint.json")
        workspace.scan()
        #expect(workspace.lint().findings.map(\.severity) == [.error] && workspace.configurationErrors.count == 1)
        try folder.write("{\"baseline\": \"gone.json\"}", to: "seamlint.json")
        workspace.scan()
        #expect(workspace.lint().findings.map(\.severity) == [.warning] && workspace.baselineError?.reason == .missing)
    }

    @Test(arguments: [
        ("/a/B.swift", Workspace.Effect.file), ("/a/Package.swift", .everything), ("/a/seamlint.json", .everything),
        ("/a/x.json", .everything), ("/.gitignore", .everything), ("/a/A.xcodeproj/project.pbxproj", .everything),
        ("/a/App.xcconfig", .everything), ("/a/b.txt", .nothing), ("", .nothing), ("/", .nothing),
    ])
    func knowsWhatAChangeMeans(_ path: String, _ effect: Workspace.Effect) {
        #expect(Workspace.effect(ofChangeIn: path) == effect)
    }
}
