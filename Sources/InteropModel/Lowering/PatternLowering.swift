import SwiftTree

extension Lowering {
    /// - Parameter binds: whether a plain name binds, as it does after `let`; otherwise it is a value to compare with.
    func lowerPattern(_ node: Node, binds: Bool) -> Pattern {
        guard walk.enter() else { return .unknown }
        defer { walk.leave() }
        return lowerPattern(children(of: node)[...], binds: binds)
    }

    /// A pattern that stands as a run of children: in a `pattern` node, or flat in a condition.
    func lowerPattern(_ items: ArraySlice<Child>, binds: Bool) -> Pattern {
        guard !items.contains(where: { $0.node.isDamage }) else { return .unknown }
        var rest = items
        var binds = binds
        if rest.first?.kind == .caseToken {
            rest = rest.dropFirst()
            binds = false
        }
        if rest.first?.kind == .valueBindingPattern {
            rest = rest.dropFirst()
            binds = true
        }
        var pattern = lowerPatternCore(&rest, binds: binds)
        while let next = rest.first {
            switch next.kind {
            case .askToken: pattern = .optional(pattern)
            case .asToken:
                guard let type = lowerTypeSlot(rest) else { return .unknown }
                return .asType(pattern, type)
            default: return .unknown
            }
            rest = rest.dropFirst()
        }
        return pattern
    }

    private func lowerPatternCore(_ rest: inout ArraySlice<Child>, binds: Bool) -> Pattern {
        guard let first = rest.first else { return .unknown }
        switch first.kind {
        case .wildcardPattern:
            rest = rest.dropFirst()
            return .wildcard
        case .pattern:
            rest = rest.dropFirst()
            return lowerPattern(first.node, binds: binds)
        case .isToken:
            let type = lowerTypeSlot(rest)
            rest = []
            return type.map { .isType($0) } ?? .unknown
        case .openParenToken:
            return .tuple(lowerSubpatterns(&rest, binds: binds))
        case .dotToken:
            return lowerEnumCase(&rest, binds: binds)
        case .userType:
            rest = rest.dropFirst()
            return rest.first?.kind == .dotToken ? lowerEnumCase(&rest, binds: binds) : .unknown
        case .simpleIdentifier where first.field == .boundIdentifier || binds:
            rest = rest.dropFirst()
            let name = name(first.node)
            return name == "_" ? .wildcard : .identifier(name, first.node.range)
        default:
            rest = rest.dropFirst()
            return .expression(lowerExpression(first.node))
        }
    }

    /// `.name` or `.name(sub, label: sub)`.
    private func lowerEnumCase(_ rest: inout ArraySlice<Child>, binds: Bool) -> Pattern {
        rest = rest.dropFirst()
        guard let nameNode = rest.popFirst() else { return .unknown }
        let subpatterns = rest.first?.kind == .openParenToken ? lowerSubpatterns(&rest, binds: binds) : []
        return .enumCase(name: name(nameNode.node), subpatterns)
    }

    /// Takes `(sub, label: sub)` from the front of `rest`.
    private func lowerSubpatterns(_ rest: inout ArraySlice<Child>, binds: Bool) -> [Pattern] {
        var patterns: [Pattern] = []
        while let next = rest.popFirst(), next.kind != .closeParenToken {
            if next.kind == .pattern { patterns.append(lowerPattern(next.node, binds: binds)) }
        }
        return patterns
    }
}

extension Pattern {
    /// The names that the pattern binds, in source order.
    var boundNames: [(name: String, range: ByteRange)] {
        switch self {
        case .identifier(let name, let range): [(name, range)]
        case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.boundNames)
        case .asType(let pattern, _), .optional(let pattern): pattern.boundNames
        case .wildcard, .isType, .expression, .unknown: []
        }
    }
}
