import SwiftTree

extension Lowering {
    /// The members among the children of a type's body or of a file; not whole where an error node lies among them.
    func lowerMembers(_ children: [Child]) -> (members: Members, isWhole: Bool) {
        var members = Members()
        var isWhole = true
        for child in children {
            if child.node.isDamage {
                if !isHarmless(child.node) { isWhole = false }
                continue
            }
            guard child.kind.isDeclaration else { continue }
            if !addMember(child.node, &members) { isWhole = false }
        }
        return (members, isWhole)
    }

    /// False where the declaration itself is damaged (and left out), not where only a block inside it is.
    private func addMember(_ node: Node, _ members: inout Members) -> Bool {
        let children = children(of: node)
        let isWhole = !hasDirectDamage(node, children)
        switch node.kind {
        case .classDeclaration, .protocolDeclaration:
            // A type is kept, so that what stands inside it is not taken for missing altogether.
            members.types.append(lowerType(declaration: node, children))
            return true
        case .propertyDeclaration, .protocolPropertyDeclaration:
            guard isWhole else { return false }
            members.properties += lowerProperties(node, children)
        case .functionDeclaration, .protocolFunctionDeclaration, .initDeclaration, .deinitDeclaration, .subscriptDeclaration:
            guard isWhole, areParametersWhole(node, children) else { return false }
            members.functions.append(lowerFunction(node, children))
        case .typealiasDeclaration:
            guard isWhole, let alias = lowerAlias(node, children) else { return false }
            members.aliases.append(alias)
        case .enumEntry:
            guard isWhole else { return false }
            members.enumCases += children.filter { $0.field == .name && $0.kind == .simpleIdentifier }.map { name($0.node) }
        default: break
        }
        return true
    }

    private func areParametersWhole(_ node: Node, _ children: [Child]) -> Bool {
        guard node.hasError else { return true }
        return children.allSatisfy { $0.kind != .parameter || !hasDirectDamage($0.node, self.children(of: $0.node)) }
    }

    func lowerType(declaration node: Node) -> TypeDeclaration {
        lowerType(declaration: node, children(of: node))
    }

    private func lowerType(declaration node: Node, _ children: [Child]) -> TypeDeclaration {
        let nameNode = children.first { $0.field == .name }?.node
        let body = children.first { $0.field == .body }
        var members = Members()
        var isWhole = !hasDirectDamage(node, children)
        if let body, walk.enter() {
            defer { walk.leave() }
            let lowered = lowerMembers(self.children(of: body.node))
            members = lowered.members
            isWhole = isWhole && lowered.isWhole
        } else {
            isWhole = false
        }
        return TypeDeclaration(
            kind: typeKind(children), range: node.range, name: nameNode.map(typeName) ?? [], nameRange: nameNode?.range ?? node.range,
            head: lowerHead(node, children), genericParameters: lowerGenericParameters(children),
            inheritance: lowerInheritance(children), members: members, isWhole: isWhole)
    }

    private func typeKind(_ children: [Child]) -> TypeDeclaration.Kind {
        switch children.first(where: { $0.field == .declarationKind })?.kind {
        case .structToken: .struct
        case .enumToken: .enum
        case .actorToken: .actor
        case .extensionToken: .extension
        case .protocolToken: .protocol
        default: .class
        }
    }

    private func typeName(_ node: Node) -> [String] {
        switch node.kind {
        case .userType: children(of: node).filter { $0.kind == .typeIdentifier }.map { name($0.node) }
        case .arrayType: ["Array"]
        case .dictionaryType: ["Dictionary"]
        case .optionalType: ["Optional"]
        default: [name(node)]
        }
    }

    private func lowerAlias(_ node: Node, _ children: [Child]) -> TypeAlias? {
        guard let nameNode = children.first(where: { $0.field == .name })?.node,
            let equal = children.firstIndex(where: { $0.kind == .equalToken }),
            let target = lowerTypeSlot(children[equal...])
        else { return nil }
        return TypeAlias(name: name(nameNode), range: node.range, head: lowerHead(node, children), target: target)
    }
}

extension NodeKind {
    /// Whether a node of this kind declares a member or something at the top of a file.
    var isDeclaration: Bool {
        switch self {
        case .propertyDeclaration, .protocolPropertyDeclaration, .functionDeclaration, .protocolFunctionDeclaration, .initDeclaration,
            .deinitDeclaration, .subscriptDeclaration, .classDeclaration, .protocolDeclaration, .typealiasDeclaration, .enumEntry:
            true
        default: false
        }
    }
}
