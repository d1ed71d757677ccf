import Findings

/// Checkstyle's XML, which most CI servers and review tools read.
package enum CheckstyleReporter {
    /// Columns are UTF-16, as the format's Java readers count.
    package static func render(_ report: Report) -> String {
        let files = report.findingsByPath.map { path, findings in
            XMLElement(name: "file", attributes: [("name", path)], children: findings.map { error($0, report) })
        }
        let unread = report.errors.map { error in
            XMLElement(
                name: "file", attributes: [("name", error.path)],
                children: [
                    XMLElement(
                        name: "error",
                        attributes: [("line", "1"), ("severity", "error"), ("message", error.message), ("source", "seamlint")])
                ])
        }
        return XMLElement(name: "checkstyle", attributes: [("version", "4.3")], children: files + unread).document
    }

    private static func error(_ finding: Finding, _ report: Report) -> XMLElement {
        let start = report.start(of: finding.location)
        return XMLElement(
            name: "error",
            attributes: [
                ("line", String(start.line)), ("column", String(start.utf16Column)), ("severity", finding.severity.rawValue),
                ("message", finding.message), ("source", "seamlint.\(finding.rule)"),
            ])
    }
}
