import InteropRules

/// Which rules run, as the options say.
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

    /// The chosen rules, in the catalogue's order, and those of `DirectiveRule`.
    package func choose(from catalogue: [Rule]) throws(UnknownName) -> (rules: [Rule], directiveRules: Set<String>) {
        let (only, enable, disable) = try (ids(only, catalogue), ids(enable, catalogue), ids(disable, catalogue))
        func isChosen(_ id: String, byDefault: Bool) -> Bool {
            let isIn = self.only.isEmpty ? byDefault || enable.contains(id) : only.contains(id) || enable.contains(id)
            return isIn && !disable.contains(id)
        }
        let rules = catalogue.filter { isChosen($0.id, byDefault: $0.isEnabledByDefault) }
        let directiveRules = DirectiveRule.all.map(\.id).filter { !disable.contains($0) }
        return (rules, Set(directiveRules))
    }

    /// Whether nothing that was asked for by name is about directives, so that a run without rules looks at nothing.
    package func chooses(noneOf directiveRules: Set<String>) -> Bool {
        !only.contains(where: directiveRules.contains)
    }

    private func ids(_ names: [String], _ catalogue: [Rule]) throws(UnknownName) -> Set<String> {
        var ids: Set<String> = []
        for name in names {
            if let group = RuleGroup(rawValue: name) {
                ids.formUnion(catalogue.filter { $0.group == group }.map(\.id))
            } else if catalogue.contains(where: { $0.id == name }) || DirectiveRule.all.contains(where: { $0.id == name }) {
                ids.insert(name)
            } else {
                let known = catalogue.map(\.id) + RuleGroup.allCases.map(\.rawValue) + DirectiveRule.all.map(\.id)
                throw UnknownName(name: name, nearest: Nearest.of(name, among: known))
            }
        }
        return ids
    }
}
