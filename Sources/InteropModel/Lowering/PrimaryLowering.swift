import SwiftTree

extension Lowering {
    /// An expression that is no chain of operators and suffixes.
    func lowerPrimary(_ node: Node) -> Expression {
        if node.kind == .tupleExpression { return tuple(lowerTupleElements(node), range: node.range) }
        return Expression(range: node.range, kind: primaryKind(node))
    }

    private func primaryKind(_ node: Node) -> Expression.Kind {
        switch node.kind {
        case .simpleIdentifier, .identifier: return .identifier(name(node))
        case .selfExpression, .superExpression, .fullyOpenRange, .keywordMember: return .identifier(text(node))
        case .wildcardPattern: return .identifier("_")
        // An `#if` that the grammar took for the head of a member chain: the real head is the statement before.
        case .directive: return .unknown([])
        case .integerLiteral, .realLiteral, .hexLiteral, .octLiteral, .binLiteral: return .literal(.number(text(node)))
        case .booleanLiteral: return .literal(.boolean(text(node) == "true"))
        case .nilLiteral: return .literal(.nil)
        case .regexLiteral: return .literal(.regex)
        case .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral: return lowerString(node)
        case .lambdaLiteral: return .closure(lowerClosure(node))
        case .ifStatement: return lowerIf(node).map { .ifExpression($0) } ?? .unknown(salvage(node))
        case .switchStatement: return lowerSwitch(node).map { .switchExpression($0) } ?? .unknown(salvage(node))
        case .arrayLiteral, .dictionaryLiteral: return lowerCollection(node)
        case .macroInvocation, .specialLiteral, .playgroundLiteral: return lowerMacro(node)
        case .selectorExpression, .keyPathExpression, .keyPathStringExpression: return lowerReference(node)
        // Names that are keywords elsewhere.
        case .copyToken, .consumeToken, .unsafeToken, .eachToken, .repeatToken: return .identifier(text(node))
        case .discardStatement:
            return children(of: node).last.map { lowerExpression($0.node).kind } ?? .unknown([])
        case .userType: return lowerNamedType(node)
        case let kind where kind.isType: return .type(lowerType(node))
        default: return operatorName(node).map { .identifier($0) } ?? .unknown(salvage(node))
        }
    }

    /// An operator as a value: `reduce(0, +)`.
    func operatorName(_ node: Node) -> String? {
        guard node.kind != .directive, !node.isDamage, node.end - node.start <= 4 else { return nil }
        let text = text(node)
        return text.allSatisfy { "+-*/%=<>!&|^~?.".contains($0) } ? text : nil
    }

    /// A type with nothing but a path is an ordinary name or member.
    private func lowerNamedType(_ node: Node) -> Expression.Kind {
        let children = children(of: node)
        let isPath = !children.contains { $0.kind == .typeArguments || $0.node.isDamage }
        guard isPath else { return .type(lowerType(node)) }
        let names = children.filter { $0.kind == .typeIdentifier }.map(\.node)
        guard let first = names.first else { return .unknown([]) }
        let head = Expression(range: first.range, kind: .identifier(name(first)))
        return names.dropFirst().reduce(head) { base, part in
            let range = ByteRange(base.range.start, part.end)
            return Expression(range: range, kind: .member(base, name: name(part), nameRange: part.range))
        }.kind
    }

    /// The value itself where it stands alone in parentheses.
    func tuple(_ elements: [Argument], range: ByteRange) -> Expression {
        if elements.count == 1, elements[0].label == nil { return parenthesized(elements[0].value, range) }
        return Expression(range: range, kind: .tuple(elements))
    }

    private func parenthesized(_ value: Expression, _ range: ByteRange) -> Expression {
        Expression(range: range, kind: value.kind, tried: value.tried)
    }

    func lowerTupleElements(_ node: Node) -> [Argument] {
        var label: String?
        var elements: [Argument] = []
        for child in children(of: node) {
            switch child.field {
            case .name: label = name(child.node)
            // `()` is read as an invented `!` in parentheses.
            case .value where child.node.start == child.node.end: continue
            case .value where child.kind == .askToken:
                guard let element = elements.popLast() else { continue }
                elements.append(Argument(label: element.label, value: optionalChain(element.value, end: child.node.end)))
            case .value:
                elements.append(Argument(label: label, value: child.node.isDamage ? unknown(child.node) : lowerExpression(child.node)))
                label = nil
            default:
                if child.node.isDamage, !child.node.isMissing { elements.append(Argument(label: nil, value: unknown(child.node))) }
            }
        }
        return elements
    }

    private func lowerCollection(_ node: Node) -> Expression.Kind {
        let children = children(of: node)
        guard !hasDirectDamage(node, children) else { return .unknown(salvage(node)) }
        var expressions: [Expression] = []
        for child in children where child.kind != .directive {
            switch child.field {
            // `[A?]()`: the `?` stands beside its operand.
            case .element where child.kind == .askToken, .value where child.kind == .askToken:
                if let wrapped = expressions.popLast() { expressions.append(optionalChain(wrapped, end: child.node.end)) }
            case .element, .key, .value: expressions.append(lowerExpression(child.node))
            default: continue
            }
        }
        return node.kind == .arrayLiteral ? .array(expressions) : .dictionary(expressions)
    }

    // MARK: Strings

    private func lowerString(_ node: Node) -> Expression.Kind {
        let children = children(of: node)
        guard !hasDirectDamage(node, children) else { return .unknown(salvage(node)) }
        let values = children.flatMap { child -> [Node] in
            switch child.kind {
            case .interpolatedExpression: [child.node]
            case .rawStrInterpolation: self.children(of: child.node).filter { $0.kind == .interpolatedExpression }.map(\.node)
            default: []
            }
        }
        guard values.isEmpty else { return .interpolation(values.flatMap(lowerInterpolation)) }
        return .literal(.string(source.string(in: contentRange(of: node.range))))
    }

    private func lowerInterpolation(_ node: Node) -> [Expression] {
        let parts = children(of: node)
        if hasDirectDamage(node, parts) { return [unknown(node)] }
        return parts.filter { $0.field == .value || ($0.field == .none && $0.kind.isExpression) }.map { lowerExpression($0.node) }
    }

    /// The bytes between a literal's quotes, `#`s and triple quotes included among the quotes.
    private func contentRange(of range: ByteRange) -> ByteRange {
        let quote = UInt8(ascii: "\"")
        var width = 0
        while range.start + width < range.end, source.bytes[range.start + width] == UInt8(ascii: "#") { width += 1 }
        let rest = source.bytes[(range.start + width)..<range.end]
        let isTriple = rest.count >= 6 + width && rest.prefix(3).allSatisfy { $0 == quote }
        width += isTriple ? 3 : 1
        guard range.count >= 2 * width else { return ByteRange(range.start, range.start) }
        return ByteRange(range.start + width, range.end - width)
    }

    // MARK: `#name`

    private func lowerMacro(_ node: Node) -> Expression.Kind {
        let children = children(of: node)
        guard !hasDirectDamage(node, children) else { return .unknown(salvage(node)) }
        // A special literal's keyword is a token of its own kind.
        guard let nameNode = children.dropFirst().first else { return .unknown([]) }
        var arguments: [Argument] = []
        for child in children.dropFirst(2) {
            switch child.kind {
            case .callSuffix:
                for part in self.children(of: child.node) {
                    switch part.kind {
                    case .valueArguments: arguments += lowerArguments(self.children(of: part.node))
                    case .lambdaLiteral: arguments.append(Argument(label: nil, value: lowerPrimary(part.node), isTrailingClosure: true))
                    default: continue
                    }
                }
            case let kind where kind.isExpression && kind != .simpleIdentifier && !kind.isType:
                arguments.append(Argument(label: nil, value: lowerExpression(child.node)))
            default: continue
            }
        }
        return .macro(name: name(nameNode.node), arguments)
    }

    private func lowerReference(_ node: Node) -> Expression.Kind {
        let children = children(of: node)
        guard !hasDirectDamage(node, children) else { return .unknown(salvage(node)) }
        switch node.kind {
        case .keyPathExpression:
            // The root's type stands first; components mostly follow as links of the chain around this node.
            return .keyPath(children.filter { $0.kind == .simpleIdentifier }.map { name($0.node) })
        case .selectorExpression:
            guard let target = children.last(where: { $0.kind.isExpression }) else { return .unknown([]) }
            return .selector(lowerExpression(target.node))
        default:
            guard let target = children.last(where: { $0.kind.isExpression }) else { return .unknown([]) }
            return .keyPath(names(lowerExpression(target.node)))
        }
    }

    private func names(_ expression: Expression) -> [String] {
        switch expression.kind {
        case .identifier(let name): [name]
        case .member(let base, let name, _): names(base) + [name]
        default: []
        }
    }
}
