import Findings
import SwiftTree

/// The comments that would silence findings in a text: `// seamlint:disable:next RULE` above the finding's statement.
package struct SuppressionInsertion {
    private let bytes: [UInt8]
    private let lines: StatementLines

    /// - Parameter source: the text that the findings are about.
    package init(_ source: SourceText) {
        bytes = source.bytes
        lines = SourceLexer(source).lines
    }

    /// The insertion; nil for a finding about a directive itself, which no comment silences at its own line.
    package func edit(for finding: Finding) -> Edit? {
        guard !DirectiveRule.all.contains(where: { $0.id == finding.rule }) else { return nil }
        // Not above the finding's own line: that may be inside a literal.
        let start = lines.starts[lines.statements[lines.line(of: finding.location.start)]]
        let indentation = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let comment = "// \(Directive.marker)disable:next \(finding.rule)"
        return Edit(
            Location(path: finding.location.path, start: start, end: start),
            replacement: String(decoding: indentation, as: UTF8.self) + comment + lineEnd(before: start))
    }

    /// As the line above ends; on the first line, as that one does.
    private func lineEnd(before start: Int) -> String {
        guard let end = start > 0 ? start - 1 : bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
        return bytes[end] == UInt8(ascii: "\n") && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }
}
