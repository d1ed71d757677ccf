import SwiftTree

extension Lowering {
    /// The properties of one declaration; a tuple pattern gives one, without type and value, for each name.
    func lowerProperties(_ node: Node, _ children: [Child]) -> [PropertyDeclaration] {
        let head = lowerHead(node, children)
        let isLet = isLet(children)
        return lowerBindings(children).flatMap { binding -> [PropertyDeclaration] in
            func property(_ name: String, _ nameRange: ByteRange, isAlone: Bool) -> PropertyDeclaration {
                PropertyDeclaration(
                    name: name, nameRange: nameRange, range: node.range, head: head, isLet: isLet, type: isAlone ? binding.type : nil,
                    initialValue: isAlone ? binding.value : nil, accessors: binding.accessors)
            }
            if case .identifier(let name, let range) = binding.pattern { return [property(name, range, isAlone: true)] }
            return binding.pattern.boundNames.map { property($0.name, $0.range, isAlone: false) }
        }
    }

    /// A local `let`/`var`; nil where the statement itself is damaged.
    func lowerVariable(_ node: Node) -> VariableDeclaration? {
        let children = children(of: node)
        guard !hasDirectDamage(node, children) else { return nil }
        return VariableDeclaration(isLet: isLet(children), head: lowerHead(node, children), bindings: lowerBindings(children))
    }

    private func isLet(_ children: [Child]) -> Bool {
        guard let binding = children.first(where: { $0.kind == .valueBindingPattern }) else { return false }
        return self.children(of: binding.node).contains { $0.kind == .letToken }
    }

    private func lowerBindings(_ children: [Child]) -> [VariableDeclaration.Binding] {
        let starts = children.indices.filter { children[$0].field == .name && children[$0].kind == .pattern }
        return zip(starts, starts.dropFirst() + [children.endIndex]).map { start, end in
            lowerBinding(children[start..<end])
        }
    }

    /// `name: Type = value { accessors }`.
    private func lowerBinding(_ children: ArraySlice<Child>) -> VariableDeclaration.Binding {
        var pattern = Pattern.unknown
        var type: TypeReference?
        var value: Expression?
        var accessors = PropertyDeclaration.Accessors()
        for child in children {
            switch child.kind {
            case .pattern where child.field == .name: pattern = lowerPattern(child.node, binds: true)
            case .typeAnnotation: type = lowerTypeSlot(self.children(of: child.node))
            case .computedProperty: accessors = lowerAccessors(child.node)
            case .willsetDidsetBlock: accessors = lowerObservers(child.node)
            case _ where child.field == .value: value = lowerExpression(child.node)
            default: continue
            }
        }
        return VariableDeclaration.Binding(pattern: pattern, type: type, value: value, accessors: accessors)
    }

    func lowerAccessors(_ node: Node) -> PropertyDeclaration.Accessors {
        var accessors = PropertyDeclaration.Accessors()
        let children = children(of: node)
        var isImplicit = true
        for child in children {
            switch child.kind {
            case .computedGetter:
                isImplicit = false
                accessors.getter = lowerClause(child.node).body
            case .computedSetter:
                isImplicit = false
                let clause = lowerClause(child.node)
                accessors.setter = clause.body
                accessors.parameterName = clause.parameter
            case .computedModify:
                isImplicit = false
            default: continue
            }
        }
        if isImplicit { accessors.getter = lowerBlock(in: node) }
        return accessors
    }

    private func lowerObservers(_ node: Node) -> PropertyDeclaration.Accessors {
        var accessors = PropertyDeclaration.Accessors()
        for child in children(of: node) where child.kind == .willsetClause || child.kind == .didsetClause {
            let clause = lowerClause(child.node)
            if child.kind == .willsetClause { accessors.willSet = clause.body } else { accessors.didSet = clause.body }
            accessors.parameterName = clause.parameter ?? accessors.parameterName
        }
        return accessors
    }

    /// `set(name) { … }`, `get { … }`, `didSet(name) { … }`; no body in a protocol.
    private func lowerClause(_ node: Node) -> (parameter: String?, body: Block?) {
        let children = children(of: node)
        let parameter = children.first { $0.kind == .simpleIdentifier }.map { name($0.node) }
        guard children.contains(where: { $0.kind == .openBraceToken }) else { return (parameter, nil) }
        return (parameter, lowerBlock(in: node))
    }
}
