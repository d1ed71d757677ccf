import Foundation
import TestSupport
import Testing

/// The forms for CI servers, read by other people's readers.
@Suite("CI formats, read")
struct CIFormatCommandTests {
    private let workspace: Workspace
    private static let name = "sub/a,b:c%&<\"\u{1}\u{1b}é.swift"

    init() throws {
        // The rule's name comes back in the message.
        let nasty = "import UIKit\nlet a = 1  // seamlint:disable:this <&\"%]]>\u{7f}é😀\nlet b = 2  // seamlint:disable:this no_such_rule\n"
        workspace = try Workspace([CIFormatCommandTests.name: nasty, "B.swift": Workspace.oneWarning])
        try workspace.write(Data([0xFF]), "bad.swift")
    }

    private func write(_ format: String, environment: [String: String] = [:]) throws -> String {
        let file = workspace.url.appending(path: "out.\(format)").path()
        let run = try Run.seamlint("--format", format, "--output", file, folder: workspace.url, environment: environment)
        #expect(run.status == 2)
        return file
    }

    /// What a few lines of Python print.
    private func python(_ script: String, _ file: String) throws -> [String] {
        let run = try Run.python(["-c", script, file])
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func junitIsReadByJunitparser() throws {
        let script = """
            import sys
            from junitparser import JUnitXml, Failure, Error
            xml = JUnitXml.fromfile(sys.argv[1])
            print(xml.tests, xml.failures, xml.errors)
            suites = list(xml)
            counted = JUnitXml(); counted.append(suites[0])
            for suite in suites:
                print(suite.name.encode("unicode_escape").decode(), suite.tests, suite.failures, suite.errors)
                before = (suite.tests, suite.failures, suite.errors)
                suite.update_statistics()
                assert before == (suite.tests, suite.failures, suite.errors), before
                for case in suite:
                    for result in case.result:
                        print("  ", case.name, type(result).__name__, result.type, result.message.encode("unicode_escape").decode()[:40])
            """
        #expect(
            try python(script, write("junit")) == [
                "4 3 1", "B.swift 1 1 0", "   unknown_suppression at 2:37 Failure warning there is no rule no_such_rule, so nothin",
                "sub/a,b:c%&<\"\\\\u{1}\\\\u{1b}\\xe9.swift 2 2 0",
                "   unknown_suppression at 2:37 Failure warning there is no rule <&\"%]]>\\x7f\\xe9\\U0001f6",
                "   unknown_suppression at 3:37 Failure warning there is no rule no_such_rule, so nothin",
                "bad.swift 1 0 1", "   not linted Error input is not UTF-8 (byte 0) and was not linted",
            ])
    }

    @Test func junitIsOneWhereNothingIsFound() throws {
        let clean = try Workspace(["A.swift": "import UIKit\n"])
        _ = try Run.seamlint("--format", "junit", "-o", "out.xml", folder: clean.url)
        let script =
            "import sys; from junitparser import JUnitXml; x = JUnitXml.fromfile(sys.argv[1]); print(x.tests, x.failures, x.errors)"
        #expect(try python(script, clean.url.appending(path: "out.xml").path()) == ["1 0 0"])
    }

    /// diff-quality makes slashes of backslashes.
    @Test func checkstyleIsReadByDiffQuality() throws {
        let script = """
            import sys
            from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver
            found = CheckstyleXmlDriver().parse_reports([open(sys.argv[1], encoding="utf-8").read()])
            for name in sorted(found):
                for violation in found[name]:
                    print(ascii(name)[1:-1], violation.line, ascii(violation.message)[1:40])
            """
        #expect(
            try python(script, write("checkstyle")) == [
                "B.swift 2 warning: there is no rule no_such_rule,", "bad.swift 1 error: is not UTF-8 (byte 0) and was no",
                "sub/a,b:c%&<\"/u{1}/u{1b}\\xe9.swift 2 warning: there is no rule <&\"%]]>\\x7f\\x",
                "sub/a,b:c%&<\"/u{1}/u{1b}\\xe9.swift 3 warning: there is no rule no_such_rule,",
            ])
    }

    @Test func gitlabKeepsItsFormAndItsFingerprintsApart() throws {
        let file = try write("gitlab", environment: ["CI_PROJECT_DIR": workspace.url.deletingLastPathComponent().path()])
        #expect(try Schema.gitlab.violations(in: file) == [])
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: file))) as? [[String: Any]])
        #expect(issues.count == 3)
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
        let paths = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
        #expect(paths.allSatisfy { $0.hasPrefix(workspace.url.lastPathComponent + "/") })
    }

    @Test func githubsCommandsAreLines() throws {
        let run = try Run.seamlint("--format", "github", folder: workspace.url, environment: ["GITHUB_WORKSPACE": workspace.url.path()])
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5 && lines.last == "")
        #expect(lines.dropLast().allSatisfy { $0.wholeMatch(of: /::(error|warning) file=[^:,]*(,[a-zA-Z]+=[^:,]*)*::.*/) != nil })
        #expect(lines[1].hasPrefix("::warning file=sub/a%2Cb%3Ac%25&<\"\\u{1}\\u{1b}é.swift,line=2,col=37,"))
        #expect(lines[3].hasPrefix("::error file=bad.swift,title=seamlint::bad.swift: is not UTF-8"))
        #expect(!run.errors.contains("GitHub shows"))
        let sub = try Run.seamlint(
            "--format", "github", folder: workspace.url.appending(path: "sub"), environment: ["GITHUB_WORKSPACE": workspace.url.path()])
        #expect(sub.output.hasPrefix("::warning file=sub/a%2C"))
    }

    @Test func githubsLimitIsTold() throws {
        let many = try Workspace(["A.swift": (0..<11).map { "let a\($0) = 1  // seamlint:disable:this no_such_rule\n" }.joined()])
        let run = try Run.seamlint("--format", "github", folder: many.url)
        #expect(run.output.split(separator: "\n").count == 11)
        #expect(run.errors.contains("GitHub shows 10 errors, 10 warnings and 10 notices of a step"))
        #expect(try !Run.seamlint("--format", "github", "-q", folder: many.url).errors.contains("GitHub"))
    }

    @Test func severalAtOnce() throws {
        let arguments = ["checkstyle", "junit", "gitlab"].flatMap { ["--format", $0, "--output", "all.\($0)"] } + ["--format", "github"]
        let run = try Run(Run.binary, arguments, folder: workspace.url)
        #expect(run.output.hasPrefix("::warning "))
        for name in ["all.checkstyle", "all.junit", "all.gitlab"] { #expect(try !workspace.text(name).isEmpty) }
    }
}
