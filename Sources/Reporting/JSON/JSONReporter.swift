import Findings
import Linting

/// The tool's own JSON, as `Schemas/seamlint-output.schema.json` describes it.
package enum JSONReporter {
    package static func render(_ report: Report) -> String {
        var fingerprints = Fingerprints()
        let value = JSONValue.object([
            ("version", .integer(1)),
            ("tool", .object([("name", .string("seamlint")), ("version", .string(Version.current))])),
            ("columnUnit", .string("utf8")),
            ("findings", .array(report.findings.map { finding($0, fingerprints.next(for: $0, in: report), report) })),
            ("errors", .array(report.errors.map(error))),
            ("summary", summary(report)),
        ])
        return value.text(isIndented: true)
    }

    private static func finding(_ finding: Finding, _ fingerprint: String, _ report: Report) -> JSONValue {
        var entries: [(String, JSONValue)] = [
            ("rule", .string(finding.rule)),
            ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        entries += place(finding.location, report)
        entries.append(("notes", .array(finding.notes.map { note($0, report) })))
        if let fix = finding.fix {
            entries.append(("fix", self.fix(fix, report)))
        }
        entries.append(("fingerprint", .string(fingerprint)))
        return .object(entries)
    }

    private static func place(_ location: Location, _ report: Report) -> [(String, JSONValue)] {
        let (start, end) = (report.start(of: location), report.end(of: location))
        return [
            ("path", .string(location.path)),
            ("start", position(start.line, start.column, location.start)),
            ("end", position(end.line, end.column, location.end)),
        ]
    }

    private static func position(_ line: Int, _ column: Int, _ offset: Int) -> JSONValue {
        .object([("line", .integer(line)), ("column", .integer(column)), ("offset", .integer(offset))])
    }

    private static func note(_ note: Note, _ report: Report) -> JSONValue {
        let role = note.role == .step ? "step" : "related"
        return .object([("message", .string(note.message)), ("role", .string(role))] + place(note.location, report))
    }

    private static func fix(_ fix: Fix, _ report: Report) -> JSONValue {
        let edits = fix.edits.map { edit in
            JSONValue.object(place(edit.location, report) + [("replacement", .string(edit.replacement))])
        }
        return .object([("title", .string(fix.title)), ("safe", .boolean(fix.isSafe)), ("edits", .array(edits))])
    }

    private static func error(_ error: InputError) -> JSONValue {
        .object([("path", .string(error.path)), ("message", .string(error.message))])
    }

    private static func summary(_ report: Report) -> JSONValue {
        var entries: [(String, JSONValue)] = [
            ("errors", .integer(report.count(.error))),
            ("warnings", .integer(report.count(.warning))),
            ("infos", .integer(report.count(.info))),
            ("suppressed", .integer(report.suppressed.count)),
            ("files", .integer(report.statistics.fileCount)),
            ("parsedFiles", .integer(report.statistics.parsedFileCount)),
        ]
        if let baseline = report.baseline {
            entries += [("known", .integer(baseline.knownCount)), ("stale", .integer(baseline.stale.count))]
        }
        return .object(entries)
    }
}
