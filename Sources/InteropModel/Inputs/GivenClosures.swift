/// What the project's views give a representable's closure.
extension Project {
    /// Whether every use, previews aside, gives a literal for `input` that captures nothing but bindings, state that the view
    /// owns, and references: an old copy of such a closure does exactly the same.
    package func givesStatelessLiterals(for input: Input, of representable: Representable) -> Bool {
        let uses = uses(of: representable).filter { !$0.isPreview }
        guard !uses.isEmpty else { return false }
        return uses.allSatisfy { use in
            guard let argument = use.call.arguments.first(where: { $0.label == input.name || ($0.label == nil && $0.isTrailingClosure) })
            else {
                // Left out: the default is always the same.
                return true
            }
            guard case .closure(let closure) = argument.value.kind else { return false }
            return capturesNothingCopied(closure, in: use)
        }
    }

    private func capturesNothingCopied(_ closure: Closure, in use: UseSite) -> Bool {
        guard let owner = use.owner.flatMap({ table.resolve([$0], in: Scope(file: use.file)).typeID }) else { return false }
        let locals = Set(closure.parameters.map(\.name) + closure.captures.map(\.name))
        var isFree = true
        closure.body.visitExpressions { expression in
            guard case .identifier(let name) = expression.kind, name != "self", !name.hasPrefix("$"), !locals.contains(name) else { return }
            if let site = table.property(named: name, of: .project(owner), platforms: .all) {
                if !self.isShared(site) { isFree = false }
            } else if !table.functions(named: name, of: .project(owner), platforms: .all).isEmpty {
                isFree = false
            }
        }
        closure.body.visitExpressions { expression in
            guard case .member(let base, let name, _) = expression.kind, case .identifier("self") = base.kind else { return }
            if let site = table.property(named: name, of: .project(owner), platforms: .all), !self.isShared(site) { isFree = false }
        }
        return isFree
    }

    /// State, a binding, an action of the environment, or a reference: every copy of the view has the same.
    private func isShared(_ site: PropertySite) -> Bool {
        let wrappers = site.declaration.head.attributes.map(\.name)
        if wrappers.contains(where: Self.sharingWrappers.contains) { return true }
        return table.isReference(table.type(of: site, platforms: .all)) == true
    }

    private static let sharingWrappers: Set<String> = [
        "State", "StateObject", "Binding", "ObservedObject", "EnvironmentObject", "FocusState", "AppStorage", "SceneStorage", "Environment",
        "Bindable",
    ]
}
