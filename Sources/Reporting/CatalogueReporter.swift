import Findings
import InteropRules
import Linting

/// The list of rules, in three forms.
package enum CatalogueReporter {
    package static func text(_ rules: [Rule], _ active: ActiveRules) -> String {
        let width = rules.map(\.id.utf8.count).max() ?? 0
        return RuleGroup.allCases.flatMap { group -> [String] in
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { return [] }
            return ["\(group.rawValue)\n"]
                + members.map { rule in
                    "  \(padded(rule.id, width))  \(padded(state(of: rule, active), 7))  \(rule.summary)\n"
                }
        }.joined()
    }

    package static func json(_ rules: [Rule], _ active: ActiveRules) -> String {
        JSONValue.array(
            rules.map { rule in
                let severity = active.severity(of: rule.id, own: rule.severity)
                return .object([
                    ("id", .string(rule.id)), ("group", .string(rule.group.rawValue)),
                    ("severity", .string((severity ?? rule.severity).rawValue)), ("defaultSeverity", .string(rule.severity.rawValue)),
                    ("enabled", .boolean(severity != nil)), ("enabledByDefault", .boolean(rule.isEnabledByDefault)),
                    ("options", .array(rule.options.map { .string($0.name) })), ("summary", .string(rule.summary)),
                ])
            }
        ).text(isIndented: true)
    }

    package static func markdown(_ rules: [Rule], _ active: ActiveRules) -> String {
        let rows = rules.map { rule in
            "| `\(rule.id)` | \(rule.group.rawValue) | \(state(of: rule, active)) "
                + "| \(rule.summary.split(separator: "|").joined(separator: "\\|")) |\n"
        }
        return "| Rule | Group | Severity | What it finds |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    private static func state(of rule: Rule, _ active: ActiveRules) -> String {
        active.severity(of: rule.id, own: rule.severity)?.rawValue ?? "off"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
}
