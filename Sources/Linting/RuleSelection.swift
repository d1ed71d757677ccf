import Findings
import InteropRules

/// Which rules run, as the options say. They have the last word over a configuration.
package struct RuleSelection: Sendable {
    /// If not empty, only these run, even those that are off by default.
    package var only: [String] = []
    package var enable: [String] = []
    package var disable: [String] = []

    package init() {}

    /// A name that is neither a rule nor a group.
    package struct UnknownName: Error, Equatable {
        package let name: String
        package let nearest: String?
    }

    /// Whether it is to blame where no rule of the app's code runs: nobody asked for the rules about directives alone.
    package var leavesNothing: Bool {
        !(only.isEmpty && enable.isEmpty && disable.isEmpty) && !only.contains { name in DirectiveRule.all.contains { $0.id == name } }
    }

    /// The same with the names looked up.
    package func resolved(in catalogue: [Rule]) throws(UnknownName) -> RuleChoice {
        RuleChoice(
            catalogue: catalogue, only: only.isEmpty ? nil : try ids(only, catalogue), enable: try ids(enable, catalogue),
            disable: try ids(disable, catalogue))
    }

    private func ids(_ names: [String], _ catalogue: [Rule]) throws(UnknownName) -> Set<String> {
        var ids: Set<String> = []
        for name in names {
            if name == ConfigurationNames.everyRule {
                ids.formUnion(catalogue.map(\.id))
            } else if let group = RuleGroup(rawValue: name) {
                ids.formUnion(catalogue.filter { $0.group == group }.map(\.id))
            } else if catalogue.contains(where: { $0.id == name }) || DirectiveRule.all.contains(where: { $0.id == name }) {
                ids.insert(name)
            } else {
                let known =
                    catalogue.map(\.id) + RuleGroup.allCases.map(\.rawValue) + DirectiveRule.all.map(\.id) + [ConfigurationNames.everyRule]
                throw UnknownName(name: name, nearest: Nearest.of(name, among: known))
            }
        }
        return ids
    }
}

/// Which rules run under which configuration.
package struct RuleChoice: Sendable {
    let catalogue: [Rule]
    /// nil: all.
    let only: Set<String>?
    let enable: Set<String>
    let disable: Set<String>

    /// The rules that run where `configuration` holds.
    package func active(under configuration: Configuration?) -> ActiveRules {
        var active = ActiveRules()
        for rule in catalogue {
            let level = level(of: rule.id, group: rule.group, configuration)
            let isOn = isOn(level, byDefault: rule.isEnabledByDefault)
            if isChosen(rule.id, only?.contains(rule.id) ?? isOn) { active.insert(rule.id, severity: severity(level)) }
        }
        // `--only` is about the app's rules: a directive that does nothing stays worth a word.
        for rule in DirectiveRule.all {
            let level = level(of: rule.id, group: nil, configuration)
            let isOn = only?.contains(rule.id) == true || isOn(level, byDefault: rule.isEnabledByDefault)
            if isChosen(rule.id, isOn) { active.insert(rule.id, severity: severity(level)) }
        }
        return active
    }

    private func isChosen(_ id: String, _ isOn: Bool) -> Bool {
        (isOn || enable.contains(id)) && !disable.contains(id)
    }

    private func isOn(_ level: RuleLevel?, byDefault: Bool) -> Bool {
        switch level {
        case nil: byDefault
        case .off?: false
        case .on?: true
        }
    }

    private func severity(_ level: RuleLevel?) -> Severity? {
        if case .on(let severity)? = level { severity } else { nil }
    }

    /// A rule's own entry counts before its group's, and that before the one for all.
    private func level(of id: String, group: RuleGroup?, _ configuration: Configuration?) -> RuleLevel? {
        guard let rules = configuration?.rules else { return nil }
        guard let group else { return rules[id]?.level }
        return rules[id]?.level ?? rules[group.rawValue]?.level ?? rules[ConfigurationNames.everyRule]?.level
    }
}
