import SwiftTree

extension FlowBuilder {
    /// Walks an expression in the order in which its parts are evaluated.
    func evaluate(_ expression: Expression) {
        guard isReached else { return }
        let wasTried = isTried
        defer { isTried = wasTried }
        switch expression.tried {
        case nil: value(expression)
        case .plain:
            isTried = true
            value(expression)
        case .forced:
            isTried = false
            value(expression)
        case .optional:
            // An error ends the expression alone.
            let end = newBlock()
            frames.append(.catches(end))
            isTried = true
            value(expression)
            frames.removeLast()
            go(to: end)
            current = end
        }
    }

    private func value(_ expression: Expression) {
        switch expression.kind {
        case .member, .call, .subscript, .optionalChain, .forceUnwrap, .postfix:
            chain { walkLink(expression) }
        case .assignment(_, let target, let value):
            chain {
                walkTarget(target)
                if !value.isClosure { evaluate(value) }
                assign(expression, to: target, value)
            }
        case .binary("&&", _, _), .binary("||", _, _):
            let then = newBlock()
            let otherwise = newBlock()
            let end = newBlock()
            condition(expression, then: then, otherwise: otherwise)
            for block in [then, otherwise] { edge(from: block, to: end) }
            current = end
        case .binary("??", let left, let right):
            evaluate(left)
            let fact = scope.subject(left).map { FlowFact(subject: $0, value: "nil", holds: true) }
            let otherwise = newBlock()
            let end = newBlock()
            branch(fact, then: otherwise, otherwise: end)
            current = otherwise
            evaluate(right)
            go(to: end)
            current = end
        case .ternary(let condition, let then, let otherwise):
            let first = newBlock()
            let second = newBlock()
            let end = newBlock()
            self.condition(condition, then: first, otherwise: second)
            for (block, branch) in [(first, then), (second, otherwise)] {
                current = block
                evaluate(branch)
                go(to: end)
            }
            current = end
        case .ifExpression(let branch): walk(branch)
        case .switchExpression(let choice): walk(choice, label: nil)
        // What becomes of a closure is for the asker to say.
        case .closure: happen(expression)
        case .selector: break
        case .unknown(let parts):
            for part in parts { evaluate(part) }
            add(.unknown)
        default:
            for child in expression.children { evaluate(child) }
        }
    }

    // MARK: Chains

    /// Where an optional chain ends at nil, the rest of it does not happen.
    private func chain(_ work: () -> Void) {
        chains.append([])
        work()
        let ends = chains.removeLast()
        guard !ends.isEmpty else { return }
        let end = newBlock()
        go(to: end)
        for skip in ends {
            edge(from: skip.block, to: end, fact: skip.fact, skipped: skip.isLookup ? [] : Array(emitted[skip.events...]))
        }
        current = end
    }

    /// What a link stands on: a link of the same chain, or a value of its own.
    private func link(_ base: Expression) {
        guard isReached else { return }
        if base.tried == nil { walkLink(base) } else { evaluate(base) }
    }

    /// One link of a chain, after those before it.
    private func walkLink(_ expression: Expression) {
        switch expression.kind {
        case .member(let base, _, _), .forceUnwrap(let base), .postfix(_, let base):
            link(base)
        case .optionalChain(let base):
            link(base)
            endChainIfNil(base)
        case .subscript(let base, let arguments):
            link(base)
            for argument in arguments { evaluate(argument.value) }
        case .call(let call):
            walk(call, expression)
        case .identifier, .implicitMember, .literal:
            break
        default:
            evaluate(expression)
        }
    }

    private func endChainIfNil(_ base: Expression) {
        guard let here = current, !chains.isEmpty else { return }
        let isNil = scope.subject(base).map { FlowFact(subject: $0, value: "nil", holds: true) }
        let next = newBlock()
        edge(from: here, to: next, fact: isNil?.opposite)
        chains[chains.count - 1].append(
            ChainEnd(block: here, fact: isNil, events: emitted.count, isLookup: lookups.isElement(base)))
        current = next
    }

    // MARK: Calls

    private func walk(_ call: Call, _ expression: Expression) {
        if case .closure(let closure) = call.callee.kind {
            for argument in call.arguments { evaluate(argument.value) }
            run(closure, .once)
        } else {
            link(call.callee)
            for argument in call.arguments where !argument.value.isClosure { evaluate(argument.value) }
            for argument in call.arguments {
                guard case .closure(let closure) = argument.value.kind else { continue }
                run(closure, ControlFlow.run(of: argument, in: call))
            }
        }
        guard isReached else { return }
        mayThrow(range: expression.range)
        happen(expression)
        if call.endsProgram || neverReturns(call) { current = nil }
    }

    /// Walks the body of a closure that runs here.
    private func run(_ closure: Closure, _ run: ClosureRun) {
        guard run != .elsewhere, isReached else { return }
        let outer = scope
        let wasTried = isTried
        let openChains = chains
        isTried = false
        chains = []
        let head = newBlock()
        let body = newBlock()
        let end = newBlock()
        let after = run == .repeatedly ? head : end
        go(to: head)
        current = head
        if run == .once { go(to: body) } else { branch(nil, then: body, otherwise: end) }
        current = body
        for name in closure.parameters.map(\.name) + ["$0", "$1"] { declare(name, isConstant: true) }
        frames.append(.closure(end: after))
        walk(closure.body)
        frames.removeLast()
        go(to: after)
        current = end
        scope = outer
        isTried = wasTried
        chains = openChains
    }

    // MARK: Assignments

    private func walkTarget(_ target: Expression) {
        switch target.kind {
        case .identifier: break
        case .member(let base, _, _), .forceUnwrap(let base): link(base)
        case .optionalChain(let base):
            link(base)
            endChainIfNil(base)
        case .subscript(let base, let arguments):
            link(base)
            for argument in arguments { evaluate(argument.value) }
        default: evaluate(target)
        }
    }

    private func assign(_ expression: Expression, to target: Expression, _ value: Expression) {
        guard isReached else { return }
        happen(expression)
        guard case .identifier(let text) = target.kind, let name = scope.name(text) else { return }
        add(.forget(name))
        if case .assignment("=", _, _) = expression.kind { note(value, givenTo: text) }
    }
}

extension Expression {
    fileprivate var isClosure: Bool {
        if case .closure = kind { true } else { false }
    }
}

extension Call {
    /// A call of the standard library's that ends the program.
    /// Source: https://developer.apple.com/documentation/swift/never
    fileprivate var endsProgram: Bool {
        guard case .identifier(let name) = callee.kind else { return false }
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    }
}
