/// State of a representable that its users give a value: SwiftUI keeps the first one.
package struct StateInput: Sendable {
    package let property: PropertySite
    /// `State` or `StateObject`.
    package let wrapper: String
    /// A use that gives it one that may change.
    package let use: UseSite
}

extension Representable {
    /// Its properties that hold state of their own.
    var stateProperties: [(site: PropertySite, wrapper: String)] {
        inputs.compactMap { input in
            ["State", "StateObject"].first { input.site.declaration.head.attribute($0) != nil }.map { (input.site, $0) }
        }
    }
}

extension Project {
    /// Uses in previews and tests prove nothing; an identity of its own makes the state anew.
    package func stateInputs(of representable: Representable) -> [StateInput] {
        let properties = representable.stateProperties
        guard !properties.isEmpty else { return [] }
        let uses = uses(of: representable).filter { !$0.isPreview && !$0.modifiers.contains("id") && isMadeAgain($0) }
        return properties.compactMap { property in
            let seed = StateSeed(property: property.site.declaration, wrapper: property.wrapper)
            let initializers = table[representable.type].members.functions["init"] ?? []
            guard let use = uses.first(where: { seed.isGiven(by: $0.call, initializers) }) else { return nil }
            return StateInput(property: property.site, wrapper: property.wrapper, use: use)
        }
    }
}

extension Project {
    /// A view's code runs at each of its updates; a class makes what it shows once.
    private func isMadeAgain(_ use: UseSite) -> Bool {
        guard let owner = use.owner, let type = table.resolve([owner], in: Scope(file: use.file)).typeID else { return true }
        return !table[type].isReference
    }
}

/// How one state property gets its first value.
private struct StateSeed {
    let property: PropertyDeclaration
    let wrapper: String

    func isGiven(by call: Call, _ initializers: [FunctionSite]) -> Bool {
        for initializer in initializers.map(\.declaration) {
            guard let parameters = initializer.assignment(of: call) else { continue }
            return zip(call.arguments, parameters).contains { argument, parameter in
                !argument.value.isFixed && !speaksOfFirstTime(parameter) && seeds(parameter, in: initializer)
            }
        }
        // The memberwise initializer takes what a `StateObject` is made from as an autoclosure.
        guard wrapper == "State", initializers.allSatisfy(\.isInExtension), !property.isLet || property.initialValue == nil else {
            return false
        }
        return call.arguments.contains { $0.label == property.name && !$0.value.isFixed }
    }

    /// The signature itself says that later values do not count.
    private func speaksOfFirstTime(_ parameter: FunctionDeclaration.Parameter) -> Bool {
        let name = (parameter.label ?? parameter.name).lowercased()
        return ["initial", "default", "start"].contains { name.hasPrefix($0) }
    }

    /// `_name = State(initialValue: parameter)`, `name = parameter`, and nothing else keeps the parameter.
    private func seeds(_ parameter: FunctionDeclaration.Parameter, in initializer: FunctionDeclaration) -> Bool {
        guard !parameter.attributes.contains("autoclosure"), parameter.type.map(isFunction) != true, let body = initializer.body else {
            return false
        }
        var isSeeded = false
        var isKeptElsewhere = false
        body.visitExpressions { expression in
            guard case .assignment(_, let target, let value) = expression.kind, value.mentions(parameter.name) else { return }
            if target.memberOfSelf == property.name || target.memberOfSelf == "_" + property.name {
                isSeeded = true
            } else {
                isKeptElsewhere = true
            }
        }
        return isSeeded && !isKeptElsewhere
    }

    private func isFunction(_ type: TypeReference) -> Bool {
        if case .function = type.unwrapped.kind { true } else { false }
    }
}

extension Expression {
    /// The same whatever happens: a literal, an enum's case, a static member.
    fileprivate var isFixed: Bool {
        switch kind {
        case .literal, .implicitMember: true
        case .member(let base, _, _): base.isTypeName
        case .array(let parts), .dictionary(let parts): parts.allSatisfy(\.isFixed)
        case .prefix(_, let operand): operand.isFixed
        default: false
        }
    }

    private var isTypeName: Bool {
        switch kind {
        case .identifier(let name): name.first?.isUppercase == true
        case .member(let base, let name, _): base.isTypeName && name.first?.isUppercase == true
        default: false
        }
    }

    fileprivate func mentions(_ name: String) -> Bool {
        var isFound = false
        visit { if case .identifier(name) = $0.kind { isFound = true } }
        return isFound
    }

    /// `name` in `name` and in `self.name`.
    fileprivate var memberOfSelf: String? {
        switch kind {
        case .identifier(let name): return name
        case .member(let base, let name, _):
            if case .identifier("self") = base.kind { return name }
            return nil
        default: return nil
        }
    }
}
