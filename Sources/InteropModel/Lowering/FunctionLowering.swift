import SwiftTree

extension Lowering {
    func lowerFunction(_ node: Node) -> FunctionDeclaration {
        lowerFunction(node, children(of: node))
    }

    func lowerFunction(_ node: Node, _ children: [Child]) -> FunctionDeclaration {
        let kind = functionKind(node)
        let nameNode = functionName(kind, children)
        let arrow = children.firstIndex { $0.kind == .arrowToken }
        return FunctionDeclaration(
            kind: kind, name: nameNode.map { name($0) } ?? "", nameRange: nameNode?.range ?? node.range, range: node.range,
            head: lowerHead(node, children), genericParameters: lowerGenericParameters(children),
            parameters: lowerParameters(children, areLabelled: kind != .subscript),
            isAsync: children.contains { $0.kind == .asyncToken },
            isThrowing: children.contains { $0.kind == .throws || $0.kind == .throwsClause },
            returnType: arrow.flatMap { lowerTypeSlot(children[$0...]) }, body: functionBody(children),
            wordFilter: WordFilter(source.bytes, in: node.range))
    }

    private func functionKind(_ node: Node) -> FunctionDeclaration.Kind {
        switch node.kind {
        case .initDeclaration: .initializer
        case .deinitDeclaration: .deinitializer
        case .subscriptDeclaration: .subscript
        default: .function
        }
    }

    private func functionName(_ kind: FunctionDeclaration.Kind, _ children: [Child]) -> Node? {
        switch kind {
        case .function, .initializer: children.first { $0.field == .name }?.node
        case .deinitializer: children.first { $0.kind == .deinitToken }?.node
        case .subscript: children.first { $0.kind == .subscriptToken }?.node
        }
    }

    private func functionBody(_ children: [Child]) -> Block? {
        for child in children {
            if child.kind == .functionBody { return lowerBlock(in: child.node) }
            if child.kind == .computedProperty { return lowerAccessors(child.node).getter }
        }
        return nil
    }

    /// The parameters between the declaration's parentheses.
    private func lowerParameters(_ children: [Child], areLabelled: Bool) -> [FunctionDeclaration.Parameter] {
        var parameters: [FunctionDeclaration.Parameter] = []
        var attributes: [String] = []
        let inside = children.drop { $0.kind != .openParenToken }
        for (index, child) in zip(inside.indices, inside) {
            switch child.kind {
            case .attribute:
                attributes.append(attributeName(child.node))
            case .parameter:
                let hasDefault = index + 2 < inside.endIndex && inside[index + 1].kind == .equalToken
                let value = hasDefault ? lowerExpression(inside[index + 2].node) : nil
                parameters.append(lowerParameter(child.node, attributes, value, isLabelled: areLabelled))
                attributes = []
            case .closeParenToken: return parameters
            default: continue
            }
        }
        return parameters
    }

    private func lowerParameter(
        _ node: Node, _ attributes: [String], _ defaultValue: Expression?, isLabelled: Bool
    ) -> FunctionDeclaration.Parameter {
        let children = children(of: node)
        let external = children.first { $0.field == .externalName }.map { name($0.node) }
        let internalName = children.first { $0.field == .name && $0.kind == .simpleIdentifier }.map { name($0.node) } ?? "_"
        let colon = children.firstIndex { $0.kind == .colonToken }
        let type = hasDirectDamage(node, children) ? nil : colon.flatMap { lowerTypeSlot(children[$0...]) }
        let isVariadic = children.contains { $0.kind == .ellipsisToken }
        let attributes = isVariadic ? attributes + ["..."] : attributes
        let label = external ?? (isLabelled ? internalName : "_")
        return FunctionDeclaration.Parameter(
            label: label == "_" ? nil : label, name: internalName, type: type, attributes: attributes + (type?.attributes ?? []),
            defaultValue: defaultValue)
    }
}
