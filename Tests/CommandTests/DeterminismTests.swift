import Foundation
import TestSupport
import Testing

@Suite("The same input gives the same bytes")
struct DeterminismTests {
    /// Fixtures, and two files that cannot be linted, made in any order if `isShuffled`.
    private func workspace(isShuffled: Bool) throws -> Workspace {
        let fixtures = ["Updates", "Coordinator", "Hosting"].map { Run.repository.appending(path: "Fixtures/\($0)") }
        var files: [(name: String, content: Data)] = [("Broken.swift", Data([0x61, 0xFF])), ("Known/Broken.swift", Data([0xFF]))]
        for folder in fixtures {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }.sorted()
            for (index, name) in names.prefix(25).enumerated() {
                let content = try Data(contentsOf: folder.appending(path: name))
                files.append(("\(folder.lastPathComponent)/part\(index % 3)/\(name)", content))
            }
        }
        if isShuffled { files.shuffle() }
        let workspace = try Workspace()
        for file in files { try workspace.write(file.content, file.name) }
        return workspace
    }

    @Test(
        "on any number of threads, whatever the order in which files were made",
        arguments: ["text", "json", "sarif", "github", "gitlab", "checkstyle", "junit"])
    func bytes(_ format: String) throws {
        var outputs: Set<String> = []
        for jobs in [1, 2, 3, 8] {
            let workspace = try workspace(isShuffled: jobs > 1)
            let folder = workspace.url
            let run = try Run.seamlint("--format", format, "--jobs", "\(jobs)", "--no-config", "--min-severity", "info", folder: folder)
            #expect(run.status == 2 && run.output.utf8.count > 1000)
            // The folder's own name and the time are not input.
            let name = folder.lastPathComponent
            outputs.insert(run.output.replacing(name, with: "X").replacing(/\btime="[0-9.]+"/, with: ""))
        }
        #expect(outputs.count == 1)
    }
}
