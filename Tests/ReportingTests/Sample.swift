import Findings
import InteropRules
import SwiftTree

@testable import Linting
@testable import Reporting

/// A small report with something of everything.
enum Sample {
    static let search = """
        struct SearchBar: UIViewRepresentable {
            func updateUIView(_ uiView: UISearchBar, context: Context) {
                uiView.delegate = context.coordinator
            }
            func makeUIView(context: Context) -> UISearchBar { "é😀".use(); return UISearchBar() }
        }
        """

    static let rules = [
        Rule(
            id: "delegate_set_in_update", group: .lifecycle, severity: .warning, summary: "A delegate is set on every update.",
            page: "# delegate_set_in_update\n\nWhy.\n"
        ) { _ in },
        Rule(id: "representable_is_class", group: .lifecycle, severity: .error, summary: "A class is a representable.") { _ in },
    ]

    static func location(_ text: String, in path: String = "Sources/SearchBar.swift") -> Location {
        let bytes = Array(search.utf8)
        let word = Array(text.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: word) } ?? 0
        return Location(path: path, start: start, end: start + word.count)
    }

    static var findings: [Finding] {
        [
            Finding(rule: "representable_is_class", severity: .error, message: "it is \"one\"", location: location("SearchBar")),
            Finding(
                rule: "delegate_set_in_update", severity: .warning, message: "the delegate is set again on every update",
                location: location("uiView.delegate"),
                notes: [
                    Note("updateUIView runs on every state change", at: location("updateUIView"), role: .step),
                    Note("made here", at: location("makeUIView")),
                ]),
            Finding(rule: "delegate_set_in_update", severity: .info, message: "by the way", location: location("use()")),
        ]
    }

    static func report(
        minimum: Severity = .warning, findings: [Finding] = findings, suppressed: [Finding] = [], errors: [InputError] = [],
        text: String = search
    ) -> Report {
        var result = LintResult()
        result.findings = findings
        result.suppressed = suppressed
        result.errors = errors
        result.sources = ["Sources/SearchBar.swift": SourceText(bytes: Array(text.utf8))]
        result.statistics.fileCount = 41
        result.statistics.seconds = 0.0234
        return Report(result, minimum: minimum, rules: rules, root: "/home/me/app")
    }
}
