import SwiftTree

extension Lowering {
    func lowerClosure(_ node: Node) -> Closure {
        let children = children(of: node)
        var attributes: [String] = []
        var captures: [Capture] = []
        var parameters: [Closure.Parameter] = []
        for child in children {
            switch child.kind {
            case .attribute: attributes.append(attributeName(child.node))
            case .captureList: captures = lowerCaptures(child.node)
            case .lambdaFunctionType: parameters = lowerClosureParameters(child.node)
            default: continue
            }
        }
        return Closure(range: node.range, attributes: attributes, captures: captures, parameters: parameters, body: lowerBlock(in: node))
    }

    private func lowerCaptures(_ node: Node) -> [Capture] {
        children(of: node).compactMap { child in
            guard child.kind == .captureListItem else { return nil }
            let parts = children(of: child.node)
            guard let nameNode = parts.first(where: { $0.field == .name })?.node else { return nil }
            let modifier = parts.first { $0.kind == .ownershipModifier }.map { text($0.node) }
            let strength: Capture.Strength = modifier == nil ? .strong : modifier == "weak" ? .weak : .unowned
            let value = parts.first { $0.field == .value }.map { lowerExpression($0.node) }
            return Capture(strength: strength, name: name(nameNode), nameRange: nameNode.range, value: value)
        }
    }

    private func lowerClosureParameters(_ node: Node) -> [Closure.Parameter] {
        children(of: node).filter { $0.kind == .lambdaFunctionTypeParameters }.flatMap { list in
            children(of: list.node).filter { $0.kind == .lambdaParameter }.map { lowerClosureParameter($0.node) }
        }
    }

    private func lowerClosureParameter(_ node: Node) -> Closure.Parameter {
        let children = children(of: node)
        let name = children.first { ($0.field == .name && !$0.kind.isType) || $0.kind == .selfExpression }.map { self.name($0.node) } ?? "_"
        let colon = children.firstIndex { $0.kind == .colonToken }
        return Closure.Parameter(name: name, type: colon.flatMap { lowerTypeSlot(children[$0...]) })
    }
}
