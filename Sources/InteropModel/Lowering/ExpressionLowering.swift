import SwiftTree

extension Lowering {
    /// A sequence of more operators than this is kept as its operands.
    static let maximumOperators = 100

    func lowerExpression(_ node: Node) -> Expression {
        guard walk.enter() else { return Expression(range: node.range, kind: .unknown([])) }
        defer { walk.leave() }
        return node.kind.isChain ? lowerChain(node) : lowerPrimary(node)
    }

    private func lowerChain(_ node: Node) -> Expression {
        let steps = unroll(node)
        let depths = depths(steps)
        var sequence = OperatorSequence()
        for (step, depth) in zip(steps, depths) {
            guard walk.reserve(levels: depth.levels) else {
                sequence.addOperand(Expression(range: node.range, kind: .unknown([])))
                continue
            }
            run(step, &sequence)
            walk.release(levels: depth.levels)
        }
        guard depths.first.map({ $0.operators <= Self.maximumOperators }) ?? true, let folded = sequence.fold() else {
            return Expression(range: node.range, kind: .unknown(sequence.operands()))
        }
        // Its words may begin before its first operand: `try`, `await`.
        return Expression(range: node.range, kind: folded.kind, tried: folded.tried)
    }

    private struct StepDepth {
        /// How many levels the sequence will nest around what this step reads.
        let levels: Int
        let operators: Int
    }

    private func depths(_ steps: [ChainStep]) -> [StepDepth] {
        var operators = 0
        for step in steps {
            switch step {
            case .infix, .ternary, .cast: operators += 1
            default: continue
            }
        }
        let folded = operators <= Self.maximumOperators ? operators : 0
        var links = 0
        var depths: [StepDepth] = []
        depths.reserveCapacity(steps.count)
        for step in steps.reversed() {
            depths.append(StepDepth(levels: folded + links, operators: operators))
            switch step {
            case .link, .genericArgument, .prefix, .optionalChains: links += 1
            case .infix, .ternary, .cast: links = 0
            case .operand, .damaged, .suffixFollows, .tried: continue
            }
        }
        return depths.reversed()
    }

    private func run(_ step: ChainStep, _ sequence: inout OperatorSequence) {
        switch step {
        case .prefix(let name, let start): sequence.addPrefix(name, at: start)
        case .operand(let node): addOperand(node, &sequence)
        case .damaged(let node): sequence.addOperand(unknown(node))
        case .link(let kind, let children): addLink(kind, children, &sequence)
        case .genericArgument(let node): sequence.addSuffix { generic($0, node) }
        case .optionalChains(let node):
            sequence.addSuffix { optionalChain(optionalChain($0, end: node.start + 1), end: node.end) }
        case .suffixFollows: sequence.expectSuffix()
        case .tried(let word): sequence.addTry(word)
        case .infix(let node):
            let name = text(node)
            sequence.addOperator(OperatorPrecedence.isAssignment(name) ? .assignment(name) : .binary(name))
        case .ternary(let node): sequence.addOperator(.ternary(lowerExpression(node)))
        case .cast(let children): addCast(children, &sequence)
        }
    }

    private func addCast(_ children: [Child], _ sequence: inout OperatorSequence) {
        let type = lowerTypeSlot(children.dropFirst())
        let word = children.first { $0.kind == .asOperator || $0.kind == .isToken }
        guard let word else { return }
        let kind: Expression.CastKind =
            switch text(word.node) {
            case "as": .upcast
            case "as?": .conditional
            case "as!": .forced
            default: .test
            }
        sequence.addOperator(.cast(type ?? TypeReference(range: word.node.range, kind: .unknown), kind))
    }
}
