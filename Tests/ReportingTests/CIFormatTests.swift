import Findings
import SwiftTree
import TestSupport
import Testing

@testable import Linting
@testable import Reporting

/// What CI servers read, letter by letter.
@Suite("CI formats")
struct CIFormatTests {
    private let report = Sample.report(minimum: .info, errors: [InputError(path: "a/b.swift", reason: .missing)])
    private let paths = WorkspacePaths(root: "/home/me/app/", workspace: nil)

    @Test func github() {
        #expect(
            GitHubReporter.render(report, paths: paths) == """
                ::error file=Sources/SearchBar.swift,line=1,col=8,endLine=1,endColumn=17,title=seamlint (representable_is_class)::Sources/SearchBar.swift:1:8: error: it is "one" [representable_is_class]
                ::warning file=Sources/SearchBar.swift,line=3,col=9,endLine=3,endColumn=24,title=seamlint (delegate_set_in_update)::Sources/SearchBar.swift:3:9: warning: the delegate is set again on every update [delegate_set_in_update]%0ASources/SearchBar.swift:2:10: note: updateUIView runs on every state change%0ASources/SearchBar.swift:5:10: note: made here
                ::notice file=Sources/SearchBar.swift,line=5,col=62,endLine=5,endColumn=67,title=seamlint (delegate_set_in_update)::Sources/SearchBar.swift:5:65: info: by the way [delegate_set_in_update]
                ::error file=a/b.swift,title=seamlint::a/b.swift: no such file or folder

                """)
        #expect(GitHubReporter.render(Sample.report(findings: []), paths: paths) == "")
    }

    @Test("what ends a command or a property is escaped")
    func githubEscapes() {
        let location = Location(path: "a,b:c%\n.swift", start: 0, end: 0)
        let report = Sample.report(findings: [Finding(rule: "r", severity: .error, message: "100%: a,b\r\n::error::x", location: location)])
        #expect(
            GitHubReporter.render(report, paths: paths)
                == "::error file=a%2Cb%3Ac%25%0A.swift,line=1,col=1,endLine=1,endColumn=1,title=seamlint (r)::"
                + "a,b:c%25%0A.swift:1:1: error: 100%25: a,b%0D%0A::error::x [r]\n")
    }

    @Test func githubWantsNoColumnsOverSeveralLines() {
        let report = Sample.report(findings: [
            Finding(rule: "r", severity: .warning, message: "m", location: Location(path: "Sources/SearchBar.swift", start: 3, end: 60))
        ])
        #expect(GitHubReporter.render(report, paths: paths).hasPrefix("::warning file=Sources/SearchBar.swift,line=1,endLine=2,title="))
    }

    @Test func githubsLimitIsKnown() {
        func exceeds(_ count: Int, _ severity: Severity) -> Bool {
            let one = Finding(rule: "r", severity: severity, message: "m", location: Location(path: "a", start: 0, end: 0))
            return GitHubReporter.exceedsLimit(Sample.report(minimum: .info, findings: Array(repeating: one, count: count)))
        }
        for severity in Severity.allCases { #expect(!exceeds(10, severity) && exceeds(11, severity)) }
    }

    @Test func gitlab() throws {
        let text = GitLabReporter.render(Sample.report(), paths: paths)
        #expect(try Schema.gitlab.violations(inText: text) == [])
        #expect(
            text.hasPrefix(
                """
                [
                  {
                    "type": "issue",
                    "check_name": "representable_is_class",
                    "description": "it is \\"one\\"",
                    "severity": "major",
                    "fingerprint": "
                """))
        #expect(
            text.hasSuffix(
                """
                    "location": {
                      "path": "Sources/SearchBar.swift",
                      "lines": {
                        "begin": 3,
                        "end": 3
                      }
                    }
                  }
                ]

                """))
        #expect(GitLabReporter.render(Sample.report(findings: []), paths: paths) == "[]\n")
    }

    @Test func checkstyle() {
        #expect(
            CheckstyleReporter.render(report) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="Sources/SearchBar.swift">
                    <error line="1" column="8" severity="error" message="it is &quot;one&quot;" source="seamlint.representable_is_class"/>
                    <error line="3" column="9" severity="warning" message="the delegate is set again on every update" source="seamlint.delegate_set_in_update"/>
                    <error line="5" column="62" severity="info" message="by the way" source="seamlint.delegate_set_in_update"/>
                  </file>
                  <file name="a/b.swift">
                    <error line="1" severity="error" message="no such file or folder" source="seamlint"/>
                  </file>
                </checkstyle>

                """)
        #expect(CheckstyleReporter.render(Sample.report(findings: [])).hasSuffix("<checkstyle version=\"4.3\"/>\n"))
    }

    @Test func junit() {
        #expect(
            JUnitReporter.render(Sample.report(errors: [InputError(path: "a/b.swift", reason: .missing)])) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="seamlint" tests="3" failures="2" errors="1" time="0.023">
                  <testsuite name="Sources/SearchBar.swift" tests="2" failures="2" errors="0">
                    <testcase name="representable_is_class at 1:8" classname="Sources/SearchBar.swift">
                      <failure type="error" message="it is &quot;one&quot;">Sources/SearchBar.swift:1:8: error: it is "one" [representable_is_class]</failure>
                    </testcase>
                    <testcase name="delegate_set_in_update at 3:9" classname="Sources/SearchBar.swift">
                      <failure type="warning" message="the delegate is set again on every update">Sources/SearchBar.swift:3:9: warning: the delegate is set again on every update [delegate_set_in_update]
                Sources/SearchBar.swift:2:10: note: updateUIView runs on every state change
                Sources/SearchBar.swift:5:10: note: made here</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="a/b.swift" tests="1" failures="0" errors="1">
                    <testcase name="not linted" classname="a/b.swift">
                      <error type="input" message="no such file or folder"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("where nothing was found, there is a test that passes")
    func junitOfNothing() {
        let text = JUnitReporter.render(Sample.report(findings: []))
        #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
        #expect(text.contains("<testcase name=\"no findings\" classname=\"seamlint\"/>"))
    }

    @Test func xmlHoldsOnlyWhatXMLCanHold() {
        let text = "<a & \"b\">\t\r\n\u{0}\u{1b}\u{FFFE}\u{7f}\u{202e}é😀]]>"
        #expect(XMLText.attribute(text) == "&lt;a &amp; &quot;b&quot;&gt;&#9;&#13;&#10;\\u{0}\\u{1b}\\u{fffe}&#127;&#8238;é😀]]&gt;")
        #expect(XMLText.content(text) == "&lt;a &amp; \"b\"&gt;\t&#13;\n\\u{0}\\u{1b}\\u{fffe}&#127;&#8238;é😀]]&gt;")
    }

    @Test func pathsStartAtTheWorkspace() {
        let inside = WorkspacePaths(root: "/w/app/ios/", workspace: "/w/app")
        #expect(inside.path("Sources/A.swift") == "ios/Sources/A.swift")
        #expect(inside.path("../B.swift") == "B.swift")
        #expect(inside.path("./x/.././A.swift") == "ios/A.swift")
        #expect(inside.path("/w/app/C.swift") == "C.swift")
        #expect(inside.path("/w/apple/C.swift") == "/w/apple/C.swift")
        #expect(inside.path("../../D.swift") == "../../D.swift")
        #expect(WorkspacePaths(root: "/w/", workspace: "").path("A.swift") == "A.swift")
    }

    @Test func knownFindingsAreCounted() throws {
        var result = LintResult()
        result.baseline = BaselineOutcome(path: "b.json", knownCount: 7, stale: [])
        let report = Report(result, minimum: .warning, rules: [], root: "/")
        #expect(TextReporter(style: Style(isColored: false)).summary(report) == "0 warnings, 0 errors, 7 known in 0 files (0.00 s)")
        #expect(JSONReporter.render(report).contains("\"known\": 7,\n    \"stale\": 0"))
        #expect(try Schema.output.violations(inText: JSONReporter.render(report)) == [])
    }
}
