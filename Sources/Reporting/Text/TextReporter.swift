import Findings
import SwiftTree

/// Clang's form: what compilers print and editors read, with the line, a caret and notes.
package struct TextReporter: Sendable {
    /// Bytes. A longer line fills the screen and shows nothing.
    private static let longestShownLine = 1000

    private let style: Style

    package init(style: Style) {
        self.style = style
    }

    /// Nothing where nothing was found.
    package func render(_ report: Report) -> String {
        var text = ""
        for finding in report.findings {
            let label = "\(style.severity(finding.severity)) \(style.bold(DisplayText.escaped(finding.message))) [\(finding.rule)]"
            text += entry(label, at: finding.location, report)
            for note in finding.notes {
                text += entry("\(style.note("note:")) \(DisplayText.escaped(note.message))", at: note.location, report, withSnippet: false)
            }
        }
        return text
    }

    /// `2 warnings, 0 errors in 41 files (0.02 s)`.
    package func summary(_ report: Report) -> String {
        var parts = [
            TextReporter.count(report.count(.warning), "warning"), TextReporter.count(report.count(.error), "error"),
        ]
        let infos = report.count(.info)
        if infos > 0 { parts.append(TextReporter.count(infos, "info")) }
        let unlinted = report.errors.count { !$0.isAboutFixing }
        if unlinted > 0 { parts.append(TextReporter.count(unlinted, "file") + " not linted") }
        if let known = report.baseline?.knownCount, known > 0 { parts.append("\(known) known") }
        let files = TextReporter.count(report.statistics.fileCount, "file")
        return "\(parts.joined(separator: ", ")) in \(files) (\(Decimal.text(report.statistics.seconds, places: 2)) s)"
    }

    private func entry(_ label: String, at location: Location, _ report: Report, withSnippet: Bool = true) -> String {
        let start = report.start(of: location)
        let place = style.bold("\(DisplayText.escaped(location.path)):\(start.line):\(start.column):")
        let head = "\(place) \(label)\n"
        guard withSnippet, let source = report.source(location.path) else { return head }
        return head + snippet(source, location, start)
    }

    private func snippet(_ source: SourceText, _ location: Location, _ start: Position) -> String {
        guard let line = source.lineRange(start.line), line.end - line.start <= TextReporter.longestShownLine else { return "" }
        let before = source.string(in: ByteRange(line.start, min(location.start, line.end)))
        let marked = source.string(in: ByteRange(min(location.start, line.end), min(max(location.end, location.start), line.end)))
        let number = String(start.line)
        let gutter = String(repeating: " ", count: max(0, 6 - number.utf8.count))
        let tildes = String(repeating: "~", count: max(0, DisplayText.padding(for: marked).count - 1))
        let caret = DisplayText.padding(for: before) + style.caret("^" + tildes)
        return """
            \(gutter)\(number) | \(DisplayText.escapedLine(source.string(in: line)))
                   | \(caret)

            """
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// Numbers with a fixed count of decimals, without Foundation.
package enum Decimal {
    package static func text(_ value: Double, places: Int) -> String {
        let scale = (0..<places).reduce(1) { product, _ in product * 10 }
        let scaled = Int((max(0, value) * Double(scale)).rounded())
        let fraction = String(scaled % scale)
        return "\(scaled / scale).\(String(repeating: "0", count: places - fraction.utf8.count))\(fraction)"
    }
}
