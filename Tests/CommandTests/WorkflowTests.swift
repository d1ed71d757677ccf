import Foundation
import TestSupport
import Testing

/// What the README offers for CI servers, held to the servers' schemas and run.
@Suite("Workflows")
struct WorkflowTests {
    /// Steps that stand alone get a job around them.
    private static let job = "on: push\njobs:\n  seamlint:\n    runs-on: ubuntu-latest\n    steps:\n"

    private func blocks() throws -> [String] {
        let text = try String(contentsOf: Run.repository.appending(path: "README.md"), encoding: .utf8)
        let section = try #require(text.firstMatch(of: #/\n## In CI\n(.*?)\n## /#.dotMatchesNewlines())).output.1
        return section.matches(of: #/```yaml\n(.*?)```/#.dotMatchesNewlines()).map { String($0.output.1) }
    }

    private func github() throws -> [String] {
        try blocks().compactMap { block in
            if block.contains("\njobs:\n") { return block }
            let steps = block.split(separator: "\n").map { "    \($0)\n" }.joined()
            return block.hasPrefix("- ") ? WorkflowTests.job + steps : nil
        }
    }

    private func check(_ text: String, _ schema: String) throws -> Run {
        let workspace = try Workspace(["file.yml": text])
        return try Run.python(["-m", "check_jsonschema", "--builtin-schema", schema, workspace.url.appending(path: "file.yml").path()])
    }

    @Test func gitHubTakesThem() throws {
        let workflows = try github()
        #expect(workflows.count == 3)
        for workflow in workflows {
            let run = try check(workflow, "vendor.github-workflows")
            #expect(run.status == 0, "\(run.output)\(workflow)")
        }
        #expect(try check(WorkflowTests.job + "    - rum: seamlint\n", "vendor.github-workflows").status == 1)
    }

    @Test func gitLabTakesIt() throws {
        let pipelines = try blocks().filter { $0.contains("\n  script:") }
        #expect(pipelines.count == 1)
        let run = try check(pipelines[0], "vendor.gitlab-ci")
        #expect(run.status == 0, "\(run.output)")
        #expect(try check("seamlint:\n  scripts: seamlint\n", "vendor.gitlab-ci").status == 1)
    }

    @Test("each command does what it is there for")
    func commandsRun() throws {
        let script = """
            import json, sys, yaml
            steps = [step for text in json.load(sys.stdin) for job in yaml.safe_load(text)["jobs"].values() for step in job["steps"]]
            print("\\n".join(step["run"] for step in steps if step.get("run", "").startswith("seamlint")))
            """
        let json = String(decoding: try JSONSerialization.data(withJSONObject: try github()), as: UTF8.self)
        let commands = try Run.python(["-c", script], input: json).output.split(separator: "\n").map(String.init)
        try #require(commands.count == 3)

        let workspace = try GitWorkspace(["A.swift": "import UIKit\n"])
        try workspace.git("update-ref", "refs/remotes/origin/main", "HEAD")
        try workspace.write(Workspace.oneWarning, "A.swift")
        try workspace.commit("a warning")
        let bin = try Workspace()
        try FileManager.default.createSymbolicLink(at: bin.url.appending(path: "seamlint"), withDestinationURL: Run.binary)
        let path = "\(bin.url.path()):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        for command in commands {
            // GitHub puts the name of the target branch there.
            let run = try Run(
                URL(filePath: "/bin/sh"), ["-c", command.replacing("${{ github.base_ref }}", with: "main")], folder: workspace.url,
                environment: GitWorkspace.environment.merging(["PATH": path]) { $1 })
            #expect(run.status == 1 && run.output.contains("A.swift") && run.output.contains("no_such_rule"), "\(command): \(run.errors)")
        }
        #expect(try Schema.sarif.violations(in: workspace.url.appending(path: "seamlint.sarif").path()) == [])
    }
}
