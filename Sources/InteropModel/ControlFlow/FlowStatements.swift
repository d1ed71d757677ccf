import SwiftTree

extension FlowBuilder {
    /// Walks a pair of braces; its `defer`s run where it ends.
    func walk(_ block: Block) {
        let outer = scope
        frames.append(.scope(defers: []))
        for statement in block.statements {
            guard isReached else { break }
            // A `let` or a `defer` is in force for the rest of the braces, on its side of the `#if`.
            walk(on: statement.platforms) { walk(statement) }
        }
        unwind(to: frames.count - 1)
        frames.removeLast()
        scope = outer
    }

    private func walk(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value): walk(value, label: statement.label)
        case .variable(let variable): walk(variable)
        case .function(let function): localFunctions[function.name] = function
        case .type: break
        case .ifStatement(let branch): walkChoice(labelled: statement.label) { walk(branch) }
        case .guardStatement(let conditions, let otherwise): walkGuard(conditions, otherwise: otherwise)
        case .switchStatement(let choice): walk(choice, label: statement.label)
        case .forLoop(let loop): walk(loop, label: statement.label)
        case .whileLoop(let conditions, let body): walkWhile(conditions, body, label: statement.label)
        case .repeatLoop(let body, let condition): walkRepeat(body, condition, label: statement.label)
        case .doStatement(let body, let catches): walkChoice(labelled: statement.label) { walkDo(body, catches) }
        case .deferStatement(let body):
            if case .scope(let defers) = frames.last { frames[frames.count - 1] = .scope(defers: defers + [(body, statement.platforms)]) }
        case .returnStatement(let value):
            if let value { evaluate(value) }
            returns(range: statement.range)
        case .throwStatement(let value):
            evaluate(value)
            throwError(range: statement.range)
        case .breakStatement(let label): walkBreak(label)
        case .continueStatement(let label): walkContinue(label)
        case .fallthroughStatement: walkFallthrough()
        case .unknown(let parts):
            for part in parts { evaluate(part) }
            add(.unknown)
        }
    }

    /// An `if` or `switch` that is a statement may be lowered as an expression.
    private func walk(_ value: Expression, label: String?) {
        switch value.kind {
        case .ifExpression(let branch): walkChoice(labelled: label) { walk(branch) }
        case .switchExpression(let choice): walk(choice, label: label)
        default: evaluate(value)
        }
    }

    private func walk(_ variable: VariableDeclaration) {
        for binding in variable.bindings {
            if let value = binding.value { evaluate(value) }
            guard isReached else { return }
            let isComputed = binding.accessors.getter != nil
            for name in binding.pattern.names { isComputed ? hide(name) : declare(name, isConstant: variable.isLet) }
            if case .identifier(let text, _) = binding.pattern, let value = binding.value {
                note(value, givenTo: text)
                if variable.isLet { lookups.note(text, is: value) }
            }
        }
    }

    /// A local that is given a literal is known to be it.
    func note(_ value: Expression, givenTo text: String) {
        guard case .literal = value.kind, let name = scope.name(text),
            let fact = FlowScope.fact(FlowSubject(name: name, path: ""), is: value)
        else { return }
        add(.fact(fact))
    }

    // MARK: Branches

    func walk(_ branch: IfStatement) {
        let outer = scope
        let then = newBlock()
        let otherwise = newBlock()
        let end = newBlock()
        evaluate(branch.conditions, then: then, otherwise: otherwise)
        current = then
        walk(branch.then)
        go(to: end)
        scope = outer
        current = otherwise
        switch branch.otherwise {
        case .block(let block): walk(block)
        case .ifStatement(let next): walk(next)
        case nil: break
        }
        go(to: end)
        scope = outer
        current = end
    }

    private func walkGuard(_ conditions: [Condition], otherwise: Block) {
        let outer = scope
        let next = newBlock()
        let away = newBlock()
        evaluate(conditions, then: next, otherwise: away)
        let inner = scope
        scope = outer
        current = away
        walk(otherwise)
        // The compiler lets no path come out of it.
        current = next
        scope = inner
    }

    /// What a `break` to a label ends.
    private func walkChoice(labelled label: String?, _ work: () -> Void) {
        guard let label else { return work() }
        let end = newBlock()
        frames.append(.choice(label: label, break: end, fallthrough: nil, isSwitch: false))
        work()
        frames.removeLast()
        go(to: end)
        current = end
    }

    // MARK: Loops

    private func walk(_ loop: ForLoop, label: String?) {
        evaluate(loop.sequence)
        guard isReached else { return }
        let outer = scope
        let head = newBlock()
        let body = newBlock()
        let end = newBlock()
        go(to: head)
        current = head
        branch(nil, then: body, otherwise: end)
        current = body
        for name in loop.pattern.names { declare(name, isConstant: true) }
        if !loop.pattern.isIrrefutable { continueUnlessMatched(head) }
        if let condition = loop.whereClause {
            let chosen = newBlock()
            self.condition(condition, then: chosen, otherwise: head)
            current = chosen
        }
        frames.append(.loop(label: label, break: end, continue: head))
        walk(loop.body)
        frames.removeLast()
        go(to: head)
        scope = outer
        current = end
    }

    private func continueUnlessMatched(_ head: Int) {
        let matched = newBlock()
        branch(nil, then: matched, otherwise: head)
        current = matched
    }

    private func walkWhile(_ conditions: [Condition], _ body: Block, label: String?) {
        let outer = scope
        let head = newBlock()
        let inside = newBlock()
        let end = newBlock()
        go(to: head)
        current = head
        evaluate(conditions, then: inside, otherwise: end)
        current = inside
        frames.append(.loop(label: label, break: end, continue: head))
        walk(body)
        frames.removeLast()
        go(to: head)
        scope = outer
        current = end
    }

    private func walkRepeat(_ body: Block, _ condition: Expression, label: String?) {
        let inside = newBlock()
        let test = newBlock()
        let end = newBlock()
        go(to: inside)
        current = inside
        frames.append(.loop(label: label, break: end, continue: test))
        walk(body)
        frames.removeLast()
        go(to: test)
        current = test
        self.condition(condition, then: inside, otherwise: end)
        current = end
    }

    // MARK: Jumps

    private func walkBreak(_ label: String?) {
        for index in frames.indices.reversed() {
            switch frames[index] {
            case .loop(let name, let end, _) where label == nil || label == name:
                return jump(to: end, leaving: index)
            case .choice(let name, let end, _, let isSwitch) where label == nil ? isSwitch : label == name:
                return jump(to: end, leaving: index)
            case .closure: return
            default: continue
            }
        }
    }

    private func walkContinue(_ label: String?) {
        for index in frames.indices.reversed() {
            switch frames[index] {
            case .loop(let name, _, let head) where label == nil || label == name:
                return jump(to: head, leaving: index)
            case .closure: return
            default: continue
            }
        }
    }

    private func walkFallthrough() {
        for index in frames.indices.reversed() {
            guard case .choice(_, _, let next, true) = frames[index] else { continue }
            if let next { jump(to: next, leaving: index) }
            return
        }
    }

    // MARK: Errors

    private func walkDo(_ body: Block, _ catches: [CatchClause]) {
        guard !catches.isEmpty else { return walk(body) }
        let handler = newBlock()
        let end = newBlock()
        frames.append(.catches(handler))
        walk(body)
        frames.removeLast()
        go(to: end)
        current = handler
        for clause in catches where isReached {
            let outer = scope
            let next = newBlock()
            let isTotal = clause.pattern?.isIrrefutable ?? true
            if !isTotal {
                let caught = newBlock()
                branch(nil, then: caught, otherwise: next)
                current = caught
            }
            for name in clause.pattern?.names ?? ["error"] { declare(name, isConstant: true) }
            if let condition = clause.whereClause {
                let chosen = newBlock()
                self.condition(condition, then: chosen, otherwise: next)
                current = chosen
            }
            walk(clause.body)
            go(to: end)
            scope = outer
            current = isTotal && clause.whereClause == nil ? nil : next
        }
        // What no clause takes is thrown on.
        if isReached { throwError(range: body.range) }
        current = end
    }
}
