import SwiftTree

extension Lowering {
    /// The attributes and modifiers of a declaration.
    /// - Parameter children: the declaration's children.
    func lowerHead(_ node: Node, _ children: [Child]) -> DeclarationHead {
        var attributes: [Attribute] = []
        var modifiers: [String] = []
        for child in children where child.field == .none {
            switch child.kind {
            case .modifiers:
                for part in self.children(of: child.node) { collectHead(part, &attributes, &modifiers) }
            case .openParenToken, .colonToken, .equalToken:
                // What follows is no longer the head; an attribute there belongs to a parameter or an inherited type.
                return DeclarationHead(attributes: attributes, modifiers: modifiers, platforms: platforms.platforms(at: node.start))
            default: collectHead(child, &attributes, &modifiers)
            }
        }
        return DeclarationHead(attributes: attributes, modifiers: modifiers, platforms: platforms.platforms(at: node.start))
    }

    private func collectHead(_ child: Child, _ attributes: inout [Attribute], _ modifiers: inout [String]) {
        switch child.kind {
        case .attribute: attributes.append(lowerAttribute(child.node))
        case .classToken: modifiers.append("class")
        case .asyncToken: modifiers.append("async")
        case .indirectToken: modifiers.append("indirect")
        case let kind where kind.isModifier: modifiers.append(text(child.node))
        default: break
        }
    }

    func attributeName(_ attribute: Node) -> String {
        guard let type = children(of: attribute).first(where: { $0.kind == .userType }),
            let last = children(of: type.node).last(where: { $0.kind == .typeIdentifier })
        else { return "" }
        return name(last.node)
    }

    func lowerAttribute(_ node: Node) -> Attribute {
        let children = children(of: node)
        let open = children.firstIndex { $0.kind == .openParenToken }
        let arguments = open.map { lowerAttributeArguments(children[($0 + 1)...]) } ?? []
        return Attribute(name: attributeName(node), range: node.range, arguments: arguments)
    }

    /// `label: value, …`. An argument of several words (`iOS 15`) is told by its first, a bare selector (`foo:bar:`) by its first part.
    private func lowerAttributeArguments(_ children: ArraySlice<Child>) -> [Argument] {
        children.split { $0.kind == .commaToken }.compactMap { part in
            var part = part.filter { $0.kind != .closeParenToken }[...]
            var label: String?
            if part.count > 2, part[1].kind == .colonToken, part[0].kind == .simpleIdentifier {
                label = name(part[0].node)
                part = part.dropFirst(2)
            }
            guard let value = part.first else { return nil }
            if value.node.isDamage { return Argument(label: label, value: unknown(value.node)) }
            return Argument(label: label, value: lowerExpression(value.node))
        }
    }

    func lowerGenericParameters(_ children: [Child]) -> [GenericParameter] {
        var names: [String] = []
        var bounds: [String: [TypeReference]] = [:]
        func add(_ name: String, _ types: [TypeReference]) {
            if bounds[name] == nil { names.append(name) }
            bounds[name, default: []] += types
        }
        for child in children {
            switch child.kind {
            case .typeParameters:
                for parameter in self.children(of: child.node) where parameter.kind == .typeParameter {
                    lowerTypeParameter(parameter.node).map { add($0.name, $0.bounds) }
                }
            case .typeConstraints:
                for constraint in self.children(of: child.node) where constraint.kind == .typeConstraint {
                    lowerConstraint(constraint.node).map { add($0.name, $0.bounds) }
                }
            default: continue
            }
        }
        return names.map { GenericParameter(name: $0, bounds: bounds[$0] ?? []) }
    }

    private func lowerTypeParameter(_ node: Node) -> GenericParameter? {
        let children = children(of: node)
        var name: String?
        for child in children where name == nil {
            switch child.kind {
            case .typeIdentifier: name = self.name(child.node)
            case .typeParameterPack: name = self.children(of: child.node).last.map { text($0.node) }
            default: continue
            }
        }
        let colon = children.firstIndex { $0.kind == .colonToken }
        let bound = colon.flatMap { lowerTypeSlot(children[$0...]) }
        return name.map { GenericParameter(name: $0, bounds: flattened(bound)) }
    }

    /// `where T: A` of a single name; other constraints are left out.
    private func lowerConstraint(_ node: Node) -> GenericParameter? {
        guard let constraint = children(of: node).first, constraint.kind == .inheritanceConstraint else { return nil }
        let children = children(of: constraint.node)
        guard let subject = children.first(where: { $0.field == .constrainedType }) else { return nil }
        let name = text(subject.node)
        guard !name.contains("."), let colon = children.firstIndex(where: { $0.kind == .colonToken }) else { return nil }
        return GenericParameter(name: name, bounds: flattened(lowerTypeSlot(children[colon...])))
    }

    private func flattened(_ type: TypeReference?) -> [TypeReference] {
        guard let type else { return [] }
        if case .composition(let parts) = type.kind { return parts }
        return [type]
    }

    func lowerInheritance(_ children: [Child]) -> [InheritedType] {
        var types: [InheritedType] = []
        var attributes: [String] = []
        for child in children.drop(while: { $0.kind != .colonToken }) {
            switch child.kind {
            case .attribute:
                attributes.append(attributeName(child.node))
            case .inheritanceSpecifier:
                // None for `~Copyable`, which takes a conformance away.
                if let type = lowerTypeSlot(self.children(of: child.node)) {
                    types.append(InheritedType(type: type, attributes: attributes))
                }
                attributes = []
            default: continue
            }
        }
        return types
    }
}

extension NodeKind {
    fileprivate var isModifier: Bool {
        switch self {
        case .visibilityModifier, .memberModifier, .propertyModifier, .propertyBehaviorModifier, .ownershipModifier,
            .inheritanceModifier, .functionModifier, .mutationModifier, .parameterModifier:
            true
        default: false
        }
    }
}
