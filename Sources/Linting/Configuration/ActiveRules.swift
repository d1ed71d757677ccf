import Findings
import InteropRules

/// The rules that run under one configuration, and how much they weigh there.
package struct ActiveRules: Sendable {
    private enum Level: Sendable {
        case own
        case changed(Severity)
    }

    private var levels: [String: Level] = [:]

    init() {}

    /// All of these, as they are.
    init(all ids: some Sequence<String>) {
        for id in ids { levels[id] = .own }
    }

    /// - Parameter severity: nil for the rule's own.
    mutating func insert(_ id: String, severity: Severity?) {
        levels[id] = severity.map(Level.changed) ?? .own
    }

    var ids: Set<String> { Set(levels.keys) }

    /// What the ordinary findings of a rule weigh here; nil where it does not run.
    package func severity(of id: String, own: Severity) -> Severity? {
        switch levels[id] {
        case nil: nil
        case .own?: own
        case .changed(let severity)?: severity
        }
    }

    /// The finding as it weighs here; nil where its rule does not run. What the rule itself holds to be less than its ordinary
    /// findings never rises.
    func weighed(_ finding: Finding, own: Severity) -> Finding? {
        switch levels[finding.rule] {
        case nil: return nil
        case .own?: return finding
        case .changed(let severity)?: return finding.weighing(finding.severity < own ? min(finding.severity, severity) : severity)
        }
    }
}
