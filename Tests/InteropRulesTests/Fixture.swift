import Testing
import Findings
import Foundation
import InteropRules
import Linting
import SwiftTree

/// A file that is linted alone, or a folder that is linted as one project.
struct Fixture: CustomTestStringConvertible, Sendable {
    let path: String
    let files: [String]

    var testDescription: String { String(path.dropFirst(Fixture.root.count + 1)) }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures").path()
        .trimmingSuffix("/")

    /// Everything under `Fixtures` but the demo and the pairs of `Fixes`: a folder with a file named `project`, and a folder below `Projects`, is one
    /// project; any other Swift file stands alone.
    static let all: [Fixture] = fixtures(in: root, isProjectFolder: false)

    private static func fixtures(in folder: String, isProjectFolder: Bool) -> [Fixture] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        if isProjectFolder || names.contains("project") {
            return [Fixture(path: folder, files: swiftFiles(below: folder))]
        }
        return names.flatMap { name -> [Fixture] in
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            guard isFolder.boolValue else { return name.hasSuffix(".swift") ? [Fixture(path: path, files: [path])] : [] }
            return name == "Demo" || name == "Fixes" ? [] : fixtures(in: path, isProjectFolder: folder == "\(root)/Projects")
        }
    }

    private static func swiftFiles(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// What does not hold of the expectations about `rules`.
    func differences(for rules: [Rule]) throws -> [String] {
        var linter = Linter(rules: rules, makeParser: SwiftFileParser.factory)
        linter.configurations = .nearest(ConfigurationLoader(catalogue: rules))
        let result = linter.lint(Linter.Input(paths: [path]))
        guard result.configurationErrors.isEmpty else { return result.configurationErrors.map(\.message) }
        guard result.errors.isEmpty else { return result.errors.map(\.message) }
        let ids = Set(rules.map(\.id))
        return try files.flatMap { file in
            let expected = Expectation.all(in: try String(contentsOfFile: file, encoding: .utf8)).filter { ids.contains($0.rule) }
            let found = result.findings.filter { $0.location.path == file && ids.contains($0.rule) }.map { $0.place(in: result) }
            return Expectation.differences(expected: expected, found: found).map { "\(file):\($0)" }
        }
    }
}

extension Finding {
    /// Where it points, in a fixture's words.
    func place(in result: LintResult) -> Expectation {
        let line = result.sources[location.path]?.position(at: location.start).line ?? 0
        return Expectation(line: line, rule: rule, isInfo: severity == .info)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
