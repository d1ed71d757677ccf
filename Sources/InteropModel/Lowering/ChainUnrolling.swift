import SwiftTree

/// One step in reading an expression's operators and suffixes in source order.
enum ChainStep {
    case prefix(String, at: Int)
    /// An operand that is no chain itself.
    case operand(Node)
    case damaged(Node)
    /// A suffix of the operand before: `.name`, `(arguments)`, `!`, …; the children of the node that ends with it.
    case link(NodeKind, [Child])
    /// `<Argument>` after the operand before, which the grammar took for two comparisons.
    case genericArgument(Node)
    /// `??` after the operand before, which the grammar took for an operator: two question marks of a chain.
    case optionalChains(Node)
    /// What comes next is an operand to the grammar, but a suffix of the operand before to Swift.
    case suffixFollows
    case infix(Node)
    /// What stands between `?` and `:`.
    case ternary(Node)
    /// The children of an `as` or `is` expression.
    case cast([Child])
    /// `try`, which covers what comes next.
    case tried(Expression.Tried)
}

extension Lowering {
    /// Takes the grammar's nesting apart without recursion: chains can be thousands of links long.
    func unroll(_ node: Node) -> [ChainStep] {
        enum Pending {
            case visit(Node)
            case step(ChainStep)
        }
        var steps: [ChainStep] = []
        var pending: [Pending] = [.visit(node)]
        while let next = pending.popLast() {
            switch next {
            case .step(let step): steps.append(step)
            case .visit(let node):
                guard node.kind.isChain else {
                    steps.append(node.isDamage ? .damaged(node) : .operand(node))
                    continue
                }
                let children = children(of: node)
                guard !isDamaged(node, children), let parts = parts(of: node, children) else {
                    steps.append(.damaged(node))
                    continue
                }
                for part in parts.reversed() {
                    switch part {
                    case .nested(let node): pending.append(.visit(node))
                    case .step(let step): pending.append(.step(step))
                    }
                }
            }
        }
        return steps
    }

    private enum Part {
        case nested(Node)
        case step(ChainStep)
    }

    /// A chain node's own parts in source order; nil for a shape that is not known.
    private func parts(of node: Node, _ children: [Child]) -> [Part]? {
        guard let first = children.first?.node, let last = children.last?.node else { return nil }
        switch node.kind {
        case .comparisonExpression:
            return genericParts(children) ?? binaryParts(children)
        case .ternaryExpression:
            guard let middle = children.first(where: { $0.field == .ifTrue })?.node, children.count == 5 else { return nil }
            return [.nested(first), .step(.ternary(middle)), .nested(last)]
        case .asExpression, .checkExpression:
            return [.nested(first), .step(.cast(children))]
        case .tryExpression:
            return [.step(.tried(tried(first))), .nested(last)]
        case .awaitExpression, .directlyAssignableExpression:
            return [.nested(last)]
        case .consumeExpression, .unsafeExpression, .valueParameterPack, .valuePackExpansion:
            return isName(first, before: last) ? [.step(.operand(first)), .step(.suffixFollows), .nested(last)] : [.nested(last)]
        case .prefixExpression, .openStartRangeExpression:
            return children.count == 2 ? [.step(.prefix(text(first), at: first.start)), .nested(last)] : nil
        case .callExpression where isOperator(first):
            // `!(a != b)` is a call of `!` to the grammar.
            return [.step(.prefix(text(first), at: first.start)), .step(.link(node.kind, children))]
        case .navigationExpression where isOperator(first):
            // `-.pi` is a member of `-`.
            let suffix = self.children(of: last)
            guard suffix.count == 2 else { return nil }
            return [
                .step(.prefix(text(first), at: first.start)), .step(.prefix(".", at: suffix[0].node.start)),
                .step(.operand(suffix[1].node)),
            ]
        case .callExpression, .navigationExpression, .postfixExpression, .openEndRangeExpression:
            guard let base = children.first(where: { $0.kind != .openParenToken })?.node else { return nil }
            return [.nested(base), .step(.link(node.kind, children))]
        case .constructorExpression:
            return [.step(.operand(first)), .step(.link(node.kind, children))]
        default:
            return binaryParts(children)
        }
    }

    private func tried(_ word: Node) -> Expression.Tried {
        let end = word.start + "try".utf8.count
        guard end < source.bytes.count else { return .plain }
        return switch source.bytes[end] {
        case UInt8(ascii: "?"): .optional
        case UInt8(ascii: "!"): .forced
        default: .plain
        }
    }

    /// Whether `copy`, `consume`, `unsafe`, `each` or `repeat` is the name of a variable, as in `copy.a = b`.
    private func isName(_ keyword: Node, before operand: Node) -> Bool {
        keyword.end == operand.start || source.bytes[operand.start] == UInt8(ascii: ".")
    }

    private func isOperator(_ node: Node) -> Bool {
        node.kind == .bang || (!node.kind.isExpression && operatorName(node) != nil)
    }

    private func binaryParts(_ children: [Child]) -> [Part]? {
        guard children.count == 3 else { return nil }
        let (left, middle, right) = (children[0].node, children[1].node, children[2].node)
        if text(middle) == "??", left.end == middle.start, middle.end == right.start, source.bytes[right.start] == UInt8(ascii: ".") {
            // `window??.rootViewController`
            return [.nested(left), .step(.optionalChains(middle)), .step(.suffixFollows), .nested(right)]
        }
        return [.nested(left), .step(.infix(middle)), .nested(right)]
    }

    /// `A.B<C>(…)`, `A<B>.c`: to the grammar `A.B < (C > (…))`. Comparisons do not chain in Swift, so nothing else can be meant.
    private func genericParts(_ children: [Child]) -> [Part]? {
        guard children.count == 3, text(children[1].node) == "<", children[1].node.end == children[2].node.start else { return nil }
        guard children[2].kind == .comparisonExpression else { return nil }
        let inner = self.children(of: children[2].node)
        guard inner.count == 3, !isDamaged(children[2].node, inner), text(inner[1].node) == ">", inner[0].node.end == inner[1].node.start
        else { return nil }
        return [
            .nested(children[0].node), .step(.genericArgument(inner[0].node)), .step(.suffixFollows), .nested(inner[2].node),
        ]
    }

    /// Whether damage lies in the node's own words: directly, or in the parts that only group (argument lists and the like).
    private func isDamaged(_ node: Node, _ children: [Child]) -> Bool {
        guard node.hasError else { return false }
        return children.contains { child in
            if child.node.isDamage { return true }
            return child.kind.onlyGroups && isDamaged(child.node, self.children(of: child.node))
        }
    }
}

extension NodeKind {
    /// Whether a node of this kind is taken apart into operands, operators and suffixes.
    var isChain: Bool {
        switch self {
        case .callExpression, .constructorExpression, .navigationExpression, .postfixExpression, .prefixExpression,
            .openStartRangeExpression, .openEndRangeExpression, .directlyAssignableExpression, .assignment, .ternaryExpression,
            .asExpression, .checkExpression, .tryExpression, .awaitExpression, .consumeExpression, .unsafeExpression,
            .valueParameterPack, .valuePackExpansion:
            true
        default: isBinary
        }
    }

    private var isBinary: Bool {
        switch self {
        case .multiplicativeExpression, .additiveExpression, .rangeExpression, .infixExpression, .nilCoalescingExpression,
            .comparisonExpression, .equalityExpression, .conjunctionExpression, .disjunctionExpression, .bitwiseOperation:
            true
        default: false
        }
    }

    fileprivate var onlyGroups: Bool {
        switch self {
        case .callSuffix, .constructorSuffix, .navigationSuffix, .valueArguments, .valueArgument, .valueArgumentLabel, .typeArguments: true
        default: false
        }
    }

    /// Whether a node of this kind is an expression.
    var isExpression: Bool {
        switch self {
        case .simpleIdentifier, .integerLiteral, .realLiteral, .hexLiteral, .octLiteral, .binLiteral, .booleanLiteral, .nilLiteral,
            .lineStringLiteral, .multiLineStringLiteral, .rawStringLiteral, .regexLiteral, .selfExpression, .superExpression,
            .arrayLiteral, .dictionaryLiteral, .tupleExpression, .lambdaLiteral, .specialLiteral, .playgroundLiteral,
            .macroInvocation, .selectorExpression, .keyPathExpression, .keyPathStringExpression, .fullyOpenRange,
            .ifStatement, .switchStatement, .discardStatement:
            true
        default: isChain || isType
        }
    }
}
