import Findings
import InteropRules
import Linting

/// SARIF 2.1.0, as GitHub's code scanning and other consumers read it.
package enum SARIFReporter {
    /// GitHub shows no more results of one run than this, and takes no file beyond 10 MB, packed.
    package static let shownResultsLimit = 5000

    package static func render(_ report: Report) -> String {
        let rules = SARIFRules(report.rules)
        let log = JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            ("runs", .array([run(report, rules)])),
        ])
        return log.text(isIndented: true)
    }

    private static func run(_ report: Report, _ rules: SARIFRules) -> JSONValue {
        let uris = SARIFLocations(report: report)
        // Silenced findings keep their place in the order, so that no fingerprint depends on a comment.
        let all = (report.findings.map { ($0, false) } + report.suppressed.map { ($0, true) })
            .sorted { Finding.precedes($0.0, $1.0) }
        var fingerprints = Fingerprints()
        let results = all.map { finding, isSuppressed in
            result(finding, isSuppressed: isSuppressed, fingerprints.next(for: finding, in: report), rules, uris)
        }
        return .object([
            ("tool", .object([("driver", driver(rules))])),
            ("invocations", .array([invocation(report, uris)])),
            (
                "originalUriBaseIds",
                .object([(SARIFLocations.baseName, .object([("uri", .string("file://" + SARIFLocations.encoded(report.root)))]))])
            ),
            ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(results)),
        ])
    }

    private static func driver(_ rules: SARIFRules) -> JSONValue {
        .object([
            ("name", .string("seamlint")),
            ("version", .string(Version.current)),
            ("semanticVersion", .string(Version.current)),
            ("rules", .array(rules.descriptors)),
        ])
    }

    /// What could not be linted is the tool's own trouble, not a result.
    private static func invocation(_ report: Report, _ uris: SARIFLocations) -> JSONValue {
        var entries: [(String, JSONValue)] = [("executionSuccessful", .boolean(report.errors.isEmpty))]
        let notifications = report.errors.map { error in
            JSONValue.object([
                ("level", .string("error")),
                ("message", text("\(error.path): \(error.message)")),
                ("locations", .array([.object([("physicalLocation", .object([("artifactLocation", uris.artifact(error.path))]))])])),
            ])
        }
        if !notifications.isEmpty { entries.append(("toolExecutionNotifications", .array(notifications))) }
        return .object(entries)
    }

    private static func result(
        _ finding: Finding, isSuppressed: Bool, _ fingerprint: String, _ rules: SARIFRules, _ uris: SARIFLocations
    ) -> JSONValue {
        var entries: [(String, JSONValue)] = [("ruleId", .string(finding.rule))]
        if let index = rules.index(of: finding.rule) { entries.append(("ruleIndex", .integer(index))) }
        entries += [
            ("level", .string(level(finding.severity))),
            ("message", text(finding.message)),
            ("locations", .array([uris.location(finding.location)])),
        ]
        let related = finding.notes.filter { $0.role == .related }
        if !related.isEmpty {
            let locations = related.enumerated().map { uris.location($1.location, message: $1.message, id: $0) }
            entries.append(("relatedLocations", .array(locations)))
        }
        let steps = finding.notes.filter { $0.role == .step }
        if !steps.isEmpty { entries.append(("codeFlows", .array([codeFlow(steps, to: finding, uris)]))) }
        entries.append(("partialFingerprints", .object([("seamlint/v1", .string(fingerprint))])))
        if isSuppressed { entries.append(("suppressions", .array([.object([("kind", .string("inSource"))])]))) }
        if let fix = finding.fix { entries.append(("fixes", .array([uris.fix(fix)]))) }
        return .object(entries)
    }

    /// The way from the lifecycle method to the statement; the finding itself is its last step.
    private static func codeFlow(_ steps: [Note], to finding: Finding, _ uris: SARIFLocations) -> JSONValue {
        let locations =
            steps.map { uris.location($0.location, message: $0.message) } + [uris.location(finding.location, message: finding.message)]
        let flow = locations.map { JSONValue.object([("location", $0)]) }
        return .object([("threadFlows", .array([.object([("locations", .array(flow))])]))])
    }

    static func level(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }

    static func text(_ text: String) -> JSONValue {
        .object([("text", .string(text))])
    }
}
