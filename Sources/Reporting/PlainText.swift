import Findings

/// A finding in words, for formats that have one text for all of it.
enum PlainText {
    /// `path:line:column: severity: message [rule]`, then a line for each note. Columns are UTF-8.
    static func lines(of finding: Finding, in report: Report) -> [String] {
        ["\(place(finding.location, report)): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
            + finding.notes.map { "\(place($0.location, report)): note: \($0.message)" }
    }

    private static func place(_ location: Location, _ report: Report) -> String {
        let start = report.start(of: location)
        return "\(location.path):\(start.line):\(start.column)"
    }
}
