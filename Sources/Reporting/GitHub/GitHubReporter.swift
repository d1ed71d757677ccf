import Findings

/// Annotations of a GitHub Actions workflow: commands on standard output that the runner shows beside the code.
package enum GitHubReporter {
    /// GitHub shows no more errors of one step than this, and no more warnings, and no more notices.
    package static let shownAnnotationsLimit = 10

    /// - Parameter paths: GitHub wants paths from the root of the checkout.
    package static func render(_ report: Report, paths: WorkspacePaths) -> String {
        let findings = report.findings.map { command($0, report, paths) }
        let errors = report.errors.map { error in
            "::error file=\(property(paths.path(error.path))),title=seamlint::\(data("\(error.path): \(error.message)"))\n"
        }
        return (findings + errors).joined()
    }

    /// Whether GitHub will hide some of the annotations.
    package static func exceedsLimit(_ report: Report) -> Bool {
        Severity.allCases.contains { severity in
            report.count(severity) + (severity == .error ? report.errors.count : 0) > shownAnnotationsLimit
        }
    }

    private static func command(_ finding: Finding, _ report: Report, _ paths: WorkspacePaths) -> String {
        let (start, end) = (report.start(of: finding.location), report.end(of: finding.location))
        var properties = [("file", paths.path(finding.location.path)), ("line", String(start.line))]
        // Columns are refused where the lines differ.
        if start.line == end.line {
            properties += [("col", String(start.utf16Column)), ("endLine", String(end.line)), ("endColumn", String(end.utf16Column))]
        } else {
            properties.append(("endLine", String(end.line)))
        }
        properties.append(("title", "seamlint (\(finding.rule))"))
        let list = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
        // The log shows the text alone, so it says the place, too.
        let text = PlainText.lines(of: finding, in: report).joined(separator: "\n")
        return "::\(level(finding.severity)) \(list)::\(data(text))\n"
    }

    private static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }

    /// A command ends with its line. What would write to a terminal is shown instead.
    private static func data(_ text: String) -> String {
        let data = escaped(text) { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: nil
            }
        }
        return DisplayText.escaped(data)
    }

    /// Properties also end at `:` and `,`.
    private static func property(_ text: String) -> String {
        escaped(data(text)) { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: nil
            }
        }
    }

    private static func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        text.unicodeScalars.map { replacement($0) ?? String($0) }.joined()
    }
}
