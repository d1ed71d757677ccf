import Findings
import InteropRules
import SwiftTree

/// All that a run found. The same for the same input, whatever the number of threads, but for the times.
package struct LintResult: Sendable {
    /// Sorted by path, start, rule.
    package var findings: [Finding] = []
    /// Those that ran in any file.
    package var rules: [Rule] = []
    /// What is wrong with configurations. If not empty, nothing was linted.
    package var configurationErrors: [ConfigurationError] = []
    /// Silenced by a comment; sorted likewise.
    package var suppressed: [Finding] = []
    /// Inputs that could not be linted, sorted by path.
    package var errors: [InputError] = []
    /// Given folders that hold no Swift file, in the order given.
    package var emptyFolders: [String] = []
    package var statistics = Statistics()
    /// The files that findings and notes point into.
    package var sources: [String: SourceText] = [:]

    /// Which rules ran where.
    var settings: FileSettings?
    /// The files that were looked at, as they are shown.
    var files: [String] = []
    /// What each finding stands inside of, such as `SearchBar.updateUIView(_:context:)`; nothing for one that stands alone.
    var scopes: [Location: String] = [:]
    /// What the baseline has to say; nil where there is none.
    package var baseline: BaselineOutcome?

    package init() {}

    /// After findings have come or gone.
    mutating func countFindings() {
        statistics.findingCounts = [:]
        for finding in findings { statistics.findingCounts[finding.rule, default: 0] += 1 }
    }
}

extension Finding {
    /// The order of all output.
    package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        if left.location.path != right.location.path {
            return PathOrder.precedes(left.location.path, right.location.path)
        }
        if left.location.start != right.location.start { return left.location.start < right.location.start }
        if left.rule != right.rule { return left.rule < right.rule }
        if left.location.end != right.location.end { return left.location.end < right.location.end }
        return left.message < right.message
    }
}
