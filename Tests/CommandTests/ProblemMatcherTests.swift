import Foundation
import TestSupport
import Testing

/// What editors and CI servers are told about the output, held against real output by their own means.
@Suite("Problem matchers")
struct ProblemMatcherTests {
    /// Spaces, other scripts, an astral character, and what a checkout on Windows looks like.
    static let names = ["C:\\My App\\View.swift", "My App/Süß 検索 😀.swift", "a:1:2: b (3).swift"]
    private let workspace: Workspace

    init() throws {
        let demo = try String(contentsOf: Run.repository.appending(path: "Fixtures/Demo/Sources/SearchBar.swift"), encoding: .utf8)
        workspace = try Workspace(Dictionary(uniqueKeysWithValues: ProblemMatcherTests.names.map { ($0, demo) }))
        try workspace.write(
            Data("{\"rules\": {\"delegate_set_in_update\": \"error\", \"property_not_synced\": \"info\"}}".utf8), "seamlint.json")
    }

    /// The way out that is not text, as `path|line|column|severity|message|rule`.
    private func findings() throws -> [String] {
        let script = """
            import json, sys
            for finding in json.load(sys.stdin)["findings"]:
                place = finding["start"]
                print(finding["path"], place["line"], place["column"], finding["severity"], finding["message"], finding["rule"], sep="|")
            """
        let json = try Run.seamlint("--format", "json", "--min-severity", "info", folder: workspace.url).output
        return try Run.python(["-c", script], input: json).output.split(separator: "\n").map(String.init)
    }

    private func text(_ arguments: String...) throws -> String {
        try Run(Run.binary, arguments + ["--min-severity", "info"], folder: workspace.url).output
    }

    /// What the regular expressions of a JSON file find, line by line, in V8.
    ///
    /// - Parameter matchers: where they stand, as a Python expression of `file`.
    private func matches(_ file: String, _ matchers: String, in text: String) throws -> [String] {
        let script = """
            import json, sys
            from py_mini_racer import MiniRacer
            file = json.load(open(sys.argv[1], encoding="utf-8"))
            patterns = [(m.get("severity"), m["pattern"][0] if isinstance(m["pattern"], list) else m["pattern"]) for m in \(matchers)]
            found = MiniRacer().eval('''
                (function (patterns, lines) {
                    const found = [];
                    for (const line of lines) for (const [severity, pattern] of patterns) {
                        const match = new RegExp(pattern.regexp).exec(line);
                        if (match === null) continue;
                        const part = name => name in pattern ? match[pattern[name]] : severity;
                        found.push(["file", "line", "column", "severity", "message", "code"].map(part).join("|"));
                    }
                    return JSON.stringify(found);
                })(%s, %s)
                ''' % (json.dumps(patterns), json.dumps(sys.stdin.read().split("\\n"))))
            print("\\n".join(json.loads(found)))
            """
        let run = try Run.python(["-c", script, Run.repository.appending(path: file).path()], input: text)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func gitHubFindsEveryFinding() throws {
        let expected = try findings()
        #expect(expected.count == 12)
        let found = try matches("problem-matcher.json", "file['problemMatcher']", in: text())
        #expect(found == expected.map { $0.replacing("|info|", with: "|notice|") })
        #expect(found.contains { $0.hasPrefix("a:1:2: b (3).swift|17|9|error|") })
    }

    /// Severities that the runner knows, an owner for each matcher, and `pattern` a list; as its reader demands.
    @Test func gitHubTakesTheFile() throws {
        let script = """
            import json, sys
            matchers = json.load(open(sys.argv[1]))["problemMatcher"]
            assert len({m["owner"].lower() for m in matchers}) == len(matchers)
            for matcher in matchers:
                assert set(matcher) <= {"owner", "severity", "pattern"} and matcher.get("severity", "error") in ("error", "warning", "notice")
                [pattern] = matcher["pattern"]
                assert set(pattern) <= {"regexp", "file", "line", "column", "severity", "code", "message", "fromPath"}
                assert ("severity" in pattern) != ("severity" in matcher)
            """
        let run = try Run.python(["-c", script, Run.repository.appending(path: "problem-matcher.json").path()])
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func visualStudioCodeFindsEveryFinding() throws {
        let matcher = "[task['problemMatcher'] for task in file['tasks']]"
        #expect(try matches("Editors/tasks.json", matcher, in: text()) == findings())
        // Its arguments are those of this version, and keep the text plain where the environment asks for colours.
        let script = "import json, sys; print('\\n'.join(json.load(open(sys.argv[1]))['tasks'][0]['args']))"
        let arguments = try Run.python(["-c", script, Run.repository.appending(path: "Editors/tasks.json").path()]).output
            .split(separator: "\n").map(String.init)
        let run = try Run(Run.binary, arguments, folder: workspace.url, environment: ["CLICOLOR_FORCE": "1"])
        #expect(run.status == 1 && !run.output.contains("\u{1b}"), "\(run.errors)")
    }

    @Test("colours are what a matcher would stumble over, and are off by default")
    func needsPlainText() throws {
        #expect(try matches("problem-matcher.json", "file['problemMatcher']", in: text("--color", "always")) == [])
        #expect(try !text().contains("\u{1b}"))
    }
}
