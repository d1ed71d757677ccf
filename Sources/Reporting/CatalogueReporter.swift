import InteropRules

/// The list of rules, in three forms.
package enum CatalogueReporter {
    package static func text(_ rules: [Rule], enabled: Set<String>) -> String {
        let width = rules.map(\.id.utf8.count).max() ?? 0
        return RuleGroup.allCases.flatMap { group -> [String] in
            let members = rules.filter { $0.group == group }
            guard !members.isEmpty else { return [] }
            return ["\(group.rawValue)\n"]
                + members.map { rule in
                    let state = enabled.contains(rule.id) ? rule.severity.rawValue : "off"
                    return "  \(padded(rule.id, width))  \(padded(state, 7))  \(rule.summary)\n"
                }
        }.joined()
    }

    package static func json(_ rules: [Rule], enabled: Set<String>) -> String {
        JSONValue.array(
            rules.map { rule in
                .object([
                    ("id", .string(rule.id)), ("group", .string(rule.group.rawValue)), ("severity", .string(rule.severity.rawValue)),
                    ("enabled", .boolean(enabled.contains(rule.id))), ("enabledByDefault", .boolean(rule.isEnabledByDefault)),
                    ("summary", .string(rule.summary)),
                ])
            }
        ).text(isIndented: true)
    }

    package static func markdown(_ rules: [Rule], enabled: Set<String>) -> String {
        let rows = rules.map { rule in
            "| `\(rule.id)` | \(rule.group.rawValue) | \(enabled.contains(rule.id) ? rule.severity.rawValue : "off") "
                + "| \(rule.summary.split(separator: "|").joined(separator: "\\|")) |\n"
        }
        return "| Rule | Group | Severity | What it finds |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }
}
