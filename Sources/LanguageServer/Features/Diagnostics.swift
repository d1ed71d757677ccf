import Findings
import Linting
import Reporting

/// Findings as the protocol's diagnostics.
struct Diagnostics {
    let places: Places
    let capabilities: ClientCapabilities

    static let source = "seamlint"

    /// All of one document.
    func diagnostics(of found: DocumentAnalysis) -> [JSONValue] {
        found.errors.map(diagnostic) + found.findings.compactMap { diagnostic($0, in: found) }
    }

    /// nil where the finding points into no text.
    func diagnostic(_ finding: Finding, in found: DocumentAnalysis) -> JSONValue? {
        guard let range = places.range(finding.location, in: found) else { return nil }
        var members: [(String, JSONValue)] = [
            ("range", range.json), ("severity", .integer(Diagnostics.severity(finding.severity))), ("code", .string(finding.rule)),
            ("source", .string(Diagnostics.source)), ("message", .string(finding.message)),
        ]
        if finding.rule == DirectiveRule.unused.id { members.append(("tags", .array([.integer(1)]))) }
        if capabilities.takesRelatedInformation, !finding.notes.isEmpty {
            members.append(("relatedInformation", .array(finding.notes.compactMap { related($0, in: found) })))
        }
        if capabilities.takesDiagnosticData, let fix = finding.fix,
            let edit = WorkspaceEdits(places, capabilities).json(fix.edits, in: found)
        {
            members.append(
                ("data", .object([("title", .string(fix.title)), ("isSafe", .boolean(fix.isSafe)), ("edit", edit)])))
        }
        return .object(members)
    }

    /// What is wrong with one configuration.
    static func diagnostic(_ error: LocatedConfigurationError, _ encoding: PositionEncoding) -> JSONValue {
        let range = TextRange(
            start: encoding.position(at: error.range.start, in: error.source), end: encoding.position(at: error.range.end, in: error.source)
        )
        return .object([
            ("range", range.json), ("severity", .integer(severity(.error))), ("source", .string(source)),
            ("message", .string(error.message)),
        ])
    }

    /// A document that could not be linted, said on its first line.
    private func diagnostic(_ error: InputError) -> JSONValue {
        let start = TextPosition(line: 0, character: 0)
        return .object([
            ("range", TextRange(start: start, end: start).json), ("severity", .integer(Diagnostics.severity(.warning))),
            ("source", .string(Diagnostics.source)), ("message", .string("this file " + error.message)),
        ])
    }

    private func related(_ note: Note, in found: DocumentAnalysis) -> JSONValue? {
        guard let range = places.range(note.location, in: found) else { return nil }
        let location = JSONValue.object([("uri", .string(places.uri(note.location.path))), ("range", range.json)])
        return .object([("location", location), ("message", .string(note.message))])
    }

    private static func severity(_ severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }
}
