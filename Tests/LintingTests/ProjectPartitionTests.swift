import Findings
import InteropModel
import InteropRules
import Testing

@testable import Linting

/// What belongs together in a folder of several projects.
@Suite("Projects in one run")
struct ProjectPartitionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func projects(_ paths: [String] = [""]) -> [[String]] {
        let collector = SourceCollector(filter: WalkFilter(), threads: 2, makeParser: fakeParser)
        var found = collector.collect(paths.map { InputPath(folder.path + "/" + $0) }, skipping: [])
        found.files.sort { $0.path < $1.path }
        return ProjectPartition(found.files, buildFiles: found.buildFiles).projects.map { project in
            project.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
        }
    }

    private func write(_ names: String...) throws {
        for name in names { try folder.write("", to: name) }
    }

    @Test(arguments: [
        ".gitignore", ".github/workflows/ci.yml", ".git/HEAD", "Package.swift", "App.xcodeproj/project.pbxproj", "project.yml", "Podfile",
    ])
    func tellsRepositoriesApart(_ mark: String) throws {
        try write("one/A.swift", "one/Deep/B.swift", "one/\(mark)", "two/C.swift", "two/\(mark)", "Loose.swift")
        let swiftFiles = projects().map { $0.filter { !$0.hasSuffix("Package.swift") } }
        #expect(swiftFiles == [["Loose.swift"], ["one/A.swift", "one/Deep/B.swift"], ["two/C.swift"]])
    }

    @Test("what lies beside one project belongs to it")
    func keepsLooseFiles() throws {
        try write("ios/.swiftlint.yml", "ios/A.swift", "shared/B.swift")
        #expect(projects() == [["ios/A.swift", "shared/B.swift"]])
    }

    @Test("packages inside of one repository are one project")
    func goesByTheOutermostRoot() throws {
        try write(
            "one/.gitignore", "one/Packages/Kit/Package.swift", "one/Packages/Kit/K.swift", "one/App/App.xcodeproj/x", "one/App/A.swift")
        #expect(projects() == [["one/App/A.swift", "one/Packages/Kit/K.swift", "one/Packages/Kit/Package.swift"]])
    }

    @Test("what lies above decides first", arguments: [".git/HEAD", "Package.swift"])
    func looksUp(_ mark: String) throws {
        try write(mark, "Sources/one/.gitignore", "Sources/one/A.swift", "Sources/two/.gitignore", "Sources/two/B.swift")
        #expect(projects(["Sources"]) == [["Sources/one/A.swift", "Sources/two/B.swift"]])
        #expect(projects(["Sources/one", "Sources/two/B.swift"]) == [["Sources/one/A.swift", "Sources/two/B.swift"]])
    }

    @Test("a project that names another's folder is built with it")
    func followsReferences() throws {
        try write("App/A.swift", "Kit/Package.swift", "Kit/K.swift", "Other/Package.swift", "Other/O.swift")
        try folder.write("relativePath = ../Kit;", to: "App/App.xcodeproj/project.pbxproj")
        #expect(projects() == [["App/A.swift", "Kit/K.swift", "Kit/Package.swift"], ["Other/O.swift", "Other/Package.swift"]])
        try folder.write(".package(name: \"Kit\", path: \"../Kit/\")", to: "Other/Package.swift")
        #expect(projects().count == 1)
    }

    @Test("a file that is named goes with the project that was walked")
    func placesNamedFiles() throws {
        try write("one/.gitignore", "one/A.swift", "one/B.swift", "two/.gitignore", "two/C.swift")
        #expect(projects(["", "one/B.swift"]).map(Set.init) == [["one/A.swift", "one/B.swift"], ["two/C.swift"]])
    }

    @Test("a name of one project means nothing in another")
    func sharesNoNames() throws {
        let view = """
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
        let coordinator = """
            import UIKit
            final class FieldCoordinator: NSObject, UITextFieldDelegate {
                var parent: Field
                init(_ parent: Field) { self.parent = parent }
                func textFieldDidEndEditing(_ field: UITextField) { parent.onEnd(field.text ?? "") }
            }
            """
        try folder.write(view, to: "one/Field.swift")
        try folder.write(coordinator, to: "two/FieldCoordinator.swift")
        let rules = Catalogue.rules.filter { $0.id == "missing_parent_refresh" }
        let linter = Linter(rules: rules, makeParser: SwiftFileParser.factory)
        func count() -> Int { linter.lint(Linter.Input(paths: [folder.path])).findings.count }
        #expect(count() == 1)
        try write("one/.gitignore", "two/.gitignore")
        #expect(count() == 0)
    }
}
