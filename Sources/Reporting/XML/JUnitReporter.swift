import Findings

/// JUnit's XML as Jenkins defines it (junit-10.xsd): a suite for each file, a failed test for each finding.
package enum JUnitReporter {
    package static func render(_ report: Report) -> String {
        var suites = report.findingsByPath.map { path, findings in
            suite(path, findings.map { failure($0, report) }, failures: findings.count, errors: 0)
        }
        suites += report.errors.map { error in
            suite(error.path, [test("not linted", in: error.path, outcome("error", "input", error.message))], failures: 0, errors: 1)
        }
        // Some readers take a report without a test for a broken one.
        if suites.isEmpty { suites = [suite("seamlint", [test("no findings", in: "seamlint", nil)], failures: 0, errors: 0)] }
        let root = XMLElement(
            name: "testsuites",
            attributes: [
                ("name", "seamlint"), ("tests", String(suites.reduce(0) { $0 + $1.children.count })),
                ("failures", String(report.findings.count)), ("errors", String(report.errors.count)),
                ("time", Decimal.text(report.statistics.seconds, places: 3)),
            ], children: suites)
        return root.document
    }

    private static func suite(_ name: String, _ tests: [XMLElement], failures: Int, errors: Int) -> XMLElement {
        XMLElement(
            name: "testsuite",
            attributes: [
                ("name", name), ("tests", String(tests.count)), ("failures", String(failures)), ("errors", String(errors)),
            ], children: tests)
    }

    private static func failure(_ finding: Finding, _ report: Report) -> XMLElement {
        let start = report.start(of: finding.location)
        let text = PlainText.lines(of: finding, in: report).joined(separator: "\n")
        var element = outcome("failure", finding.severity.rawValue, finding.message)
        element.text = text
        return test("\(finding.rule) at \(start.line):\(start.column)", in: finding.location.path, element)
    }

    private static func outcome(_ name: String, _ type: String, _ message: String) -> XMLElement {
        XMLElement(name: name, attributes: [("type", type), ("message", message)])
    }

    private static func test(_ name: String, in path: String, _ outcome: XMLElement?) -> XMLElement {
        XMLElement(name: "testcase", attributes: [("name", name), ("classname", path)], children: outcome.map { [$0] } ?? [])
    }
}
