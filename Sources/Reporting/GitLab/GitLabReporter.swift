import Findings

/// GitLab's code quality report: a list of issues in Code Climate's form.
package enum GitLabReporter {
    /// - Parameter paths: GitLab wants paths from the root of the checkout, without `./`.
    package static func render(_ report: Report, paths: WorkspacePaths) -> String {
        var fingerprints = Fingerprints()
        return JSONValue.array(report.findings.map { issue($0, fingerprints.next(for: $0, in: report), report, paths) })
            .text(isIndented: true)
    }

    private static func issue(_ finding: Finding, _ fingerprint: String, _ report: Report, _ paths: WorkspacePaths) -> JSONValue {
        let lines = JSONValue.object([
            ("begin", .integer(report.start(of: finding.location).line)), ("end", .integer(report.end(of: finding.location).line)),
        ])
        return .object([
            ("type", .string("issue")),
            ("check_name", .string(finding.rule)),
            ("description", .string(finding.message)),
            ("severity", .string(severity(finding.severity))),
            ("fingerprint", .string(fingerprint)),
            ("location", .object([("path", .string(paths.path(finding.location.path))), ("lines", lines)])),
        ])
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
