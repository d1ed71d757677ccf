import Findings
import InteropRules
import Linting
import SwiftTree

/// What the reporters write about.
package struct Report: Sendable {
    /// Those to show, sorted.
    package let findings: [Finding]
    /// Those that a comment silences, sorted.
    package let suppressed: [Finding]
    package let errors: [InputError]
    /// Given folders that hold no Swift file.
    package let emptyFolders: [String]
    package let statistics: Statistics
    /// nil where there is no baseline.
    package let baseline: BaselineOutcome?
    /// The rules that ran.
    package let rules: [Rule]
    /// The folder that relative paths start from, with a trailing slash.
    package let root: String
    private let sources: [String: SourceText]

    package init(_ result: LintResult, minimum: Severity, rules: [Rule], root: String) {
        findings = result.findings.filter { $0.severity >= minimum }
        suppressed = result.suppressed.filter { $0.severity >= minimum }
        errors = result.errors
        emptyFolders = result.emptyFolders
        statistics = result.statistics
        baseline = result.baseline
        sources = result.sources
        self.rules = rules
        self.root = root.hasSuffix("/") ? root : root + "/"
    }

    /// The text of a file that a finding or note points into.
    func source(_ path: String) -> SourceText? {
        sources[path]
    }

    /// The first line of a location, as people count; line 1 where the text is not at hand.
    func start(of location: Location) -> Position {
        source(location.path)?.position(at: location.start) ?? Position(line: 1, column: 1, utf16Column: 1)
    }

    func end(of location: Location) -> Position {
        source(location.path)?.position(at: location.end) ?? Position(line: 1, column: 1, utf16Column: 1)
    }

    /// The shown findings of each file, files and findings in their order.
    var findingsByPath: [(path: String, findings: [Finding])] {
        var groups: [(path: String, findings: [Finding])] = []
        for finding in findings {
            if groups.last?.path == finding.location.path {
                groups[groups.count - 1].findings.append(finding)
            } else {
                groups.append((finding.location.path, [finding]))
            }
        }
        return groups
    }

    /// How many of the shown findings have this severity.
    package func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }
}
