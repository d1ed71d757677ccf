import SwiftTree

extension Lowering {
    func addOperand(_ node: Node, _ sequence: inout OperatorSequence) {
        guard sequence.awaitsSuffix else {
            sequence.addOperand(lowerPrimary(node))
            return
        }
        sequence.endSuffix()
        switch node.kind {
        case .tupleExpression:
            let arguments = lowerTupleElements(node)
            sequence.addSuffix { call($0, arguments, end: node.end) }
        case .lambdaLiteral:
            let closure = Expression(range: node.range, kind: .closure(lowerClosure(node)))
            let argument = Argument(label: nil, value: closure, isTrailingClosure: true)
            sequence.addSuffix { call($0, [argument], end: node.end) }
        case .arrayLiteral:
            let arguments = children(of: node).filter { $0.field == .element }.map { Argument(label: nil, value: lowerExpression($0.node)) }
            sequence.addSuffix { subscripted($0, arguments, end: node.end) }
        case .simpleIdentifier, .selfExpression, .keywordMember:
            sequence.addSuffix { member($0, name(node), node.range) }
        default:
            sequence.addSuffix { Expression(range: ByteRange($0.range.start, node.end), kind: .unknown([$0])) }
        }
    }

    func addLink(_ kind: NodeKind, _ children: [Child], _ sequence: inout OperatorSequence) {
        for child in children {
            switch child.kind {
            case .askToken, .doubleAskToken:
                sequence.addSuffix { optionalChain($0, end: child.node.end) }
            case .bang where kind != .callExpression || child.node.start > children[0].node.start:
                sequence.addSuffix { forceUnwrap($0, end: child.node.end) }
            case .callSuffix, .constructorSuffix:
                addCall(child.node, &sequence)
            case .navigationSuffix:
                guard let part = self.children(of: child.node).last else { continue }
                sequence.addSuffix { member($0, name(part.node), part.node.range) }
            case _ where kind == .openEndRangeExpression && child.field == .none:
                sequence.addSuffix { postfix($0, child.node) }
            case _ where kind == .postfixExpression && child.field == .operation:
                sequence.addSuffix { postfix($0, child.node) }
            default: continue
            }
        }
    }

    private func addCall(_ suffix: Node, _ sequence: inout OperatorSequence) {
        let parts = children(of: suffix)
        if sequence.awaitsOperand, let list = parts.first, list.kind == .valueArguments {
            // `!(a != b)`: the arguments are an operand in parentheses.
            sequence.addOperand(tuple(lowerArguments(children(of: list.node)), range: list.node.range))
            return
        }
        var arguments: [Argument] = []
        var isSubscript = false
        var label: String?
        for part in parts {
            switch part.kind {
            case .valueArguments:
                let list = children(of: part.node)
                // `a(b:c:)` names a function and calls nothing.
                if isReference(list) { return sequence.addSuffix { widened($0, end: part.node.end) } }
                isSubscript = list.first?.kind == .openBracketToken
                arguments += lowerArguments(list)
            case .simpleIdentifier: label = name(part.node)
            case .lambdaLiteral:
                let closure = Expression(range: part.node.range, kind: .closure(lowerClosure(part.node)))
                arguments.append(Argument(label: label, value: closure, isTrailingClosure: true))
                label = nil
            default: continue
            }
        }
        let end = suffix.end
        sequence.addSuffix { base in
            // With a comment in between the grammar goes on where Swift begins a statement.
            if parts.first?.kind == .valueArguments, isLineBreak(from: base.range.end, to: suffix.start) {
                return Expression(range: ByteRange(base.range.start, end), kind: .unknown([base] + arguments.map(\.value)))
            }
            return isSubscript ? subscripted(base, arguments, end: end) : call(base, arguments, end: end)
        }
    }

    private func isLineBreak(from end: Int, to start: Int) -> Bool {
        end < start && source.bytes[end..<start].contains(UInt8(ascii: "\n"))
    }

    private func isReference(_ list: [Child]) -> Bool {
        guard let first = list.first(where: { $0.kind == .valueArgument }) else { return false }
        return children(of: first.node).first?.field == .referenceSpecifier
    }

    /// The arguments between parentheses or brackets.
    func lowerArguments(_ list: [Child]) -> [Argument] {
        list.filter { $0.kind == .valueArgument }.map { child in
            let parts = children(of: child.node)
            let label = parts.first { $0.field == .name }.map { name($0.node) }
            let value = parts.first { $0.field == .value } ?? parts.last { $0.kind.isExpression }
            let type = value == nil ? lowerTypeSlot(parts).map { Expression(range: $0.range, kind: .type($0)) } : nil
            return Argument(label: label, value: value.map { lowerExpression($0.node) } ?? type ?? unknown(child.node))
        }
    }

    // MARK: One link on its base

    private func widened(_ base: Expression, end: Int) -> Expression {
        Expression(range: ByteRange(base.range.start, end), kind: base.kind, tried: base.tried)
    }

    private func member(_ base: Expression, _ name: String, _ nameRange: ByteRange) -> Expression {
        let range = ByteRange(base.range.start, nameRange.end)
        if case .keyPath(let components) = base.kind { return Expression(range: range, kind: .keyPath(components + [name])) }
        return Expression(range: range, kind: .member(base, name: name, nameRange: nameRange))
    }

    private func call(_ base: Expression, _ arguments: [Argument], end: Int) -> Expression {
        if case .keyPath = base.kind { return widened(base, end: end) }
        let range = ByteRange(base.range.start, end)
        // In a property's value the grammar reads `f(x) { … }` as two calls; Swift reads one.
        if case .call(let inner) = base.kind, !arguments.isEmpty, arguments.allSatisfy(\.isTrailingClosure),
            !inner.arguments.contains(where: \.isTrailingClosure)
        {
            return Expression(range: range, kind: .call(Call(callee: inner.callee, arguments: inner.arguments + arguments)))
        }
        return Expression(range: range, kind: .call(Call(callee: calledType(base), arguments: arguments)))
    }

    private func subscripted(_ base: Expression, _ arguments: [Argument], end: Int) -> Expression {
        if case .keyPath = base.kind { return widened(base, end: end) }
        let range = ByteRange(base.range.start, end)
        return Expression(range: range, kind: .subscript(base, arguments))
    }

    func optionalChain(_ base: Expression, end: Int) -> Expression {
        if case .keyPath = base.kind { return widened(base, end: end) }
        let range = ByteRange(base.range.start, end)
        return Expression(range: range, kind: .optionalChain(base))
    }

    private func forceUnwrap(_ base: Expression, end: Int) -> Expression {
        if case .keyPath = base.kind { return widened(base, end: end) }
        let range = ByteRange(base.range.start, end)
        return Expression(range: range, kind: .forceUnwrap(base))
    }

    private func postfix(_ base: Expression, _ operation: Node) -> Expression {
        Expression(range: ByteRange(base.range.start, operation.end), kind: .postfix(operator: text(operation), base))
    }

    // MARK: Types in expression position

    /// `[Int]` in `[Int]()`: an array of values cannot be called.
    private func calledType(_ base: Expression) -> Expression {
        switch base.kind {
        case .array(let elements) where elements.count == 1, .dictionary(let elements) where elements.count == 2:
            let type = type(from: base)
            if case .unknown = type.kind { return base }
            return Expression(range: base.range, kind: .type(type))
        default: return base
        }
    }

    func generic(_ base: Expression, _ argument: Node) -> Expression {
        let argument = type(from: lowerExpression(argument))
        let range = ByteRange(base.range.start, argument.range.end + 1)
        guard case .named(let path, _) = type(from: base).kind else { return Expression(range: range, kind: .unknown([base])) }
        let type = TypeReference(range: range, kind: .named(path, arguments: [argument]))
        return Expression(range: range, kind: .type(type))
    }

    /// The type that an expression spells.
    private func type(from expression: Expression) -> TypeReference {
        TypeReference(range: expression.range, kind: typeKind(from: expression))
    }

    private func typeKind(from expression: Expression) -> TypeReference.Kind {
        switch expression.kind {
        case .identifier(let name): return .named([name], arguments: [])
        case .member(let base, let name, _):
            guard case .named(let path, _) = typeKind(from: base) else { return .unknown }
            return .named(path + [name], arguments: [])
        case .optionalChain(let wrapped): return .optional(type(from: wrapped), isImplicitlyUnwrapped: false)
        case .array(let elements) where elements.count == 1: return .array(type(from: elements[0]))
        case .dictionary(let parts) where parts.count == 2: return .dictionary(key: type(from: parts[0]), value: type(from: parts[1]))
        case .tuple(let parts): return .tuple(parts.map { type(from: $0.value) })
        case .type(let type): return type.kind
        default: return .unknown
        }
    }
}
