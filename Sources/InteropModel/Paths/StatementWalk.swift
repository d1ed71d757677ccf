import SwiftTree

extension PathWalker {
    /// Walks the statements of a body. The conditions that early exits in it leave behind end with it.
    func walkBody(_ block: Block, in scope: LocalScope, isFunction: Bool = false) {
        let outer = conditions
        let around = self.statement
        defer {
            conditions = outer
            self.statement = around
        }
        for statement in block.statements {
            if case .function(let function) = statement.kind { scope.declare(function) }
        }
        let statements = block.statements.filter { $0.platforms.meets(platforms) }
        // A deferred body runs under the conditions that held when it was met.
        var deferred: [(body: Block, conditions: ConditionFrame?)] = []
        for statement in statements {
            guard step() else { return }
            self.statement = SiteKey(file: scope.frame.file, range: statement.range)
            if case .deferStatement(let body) = statement.kind {
                deferred.append((body, conditions))
                continue
            }
            // The value of a body that is one expression, on each side of an `#if`.
            if isFunction || scope.frame.givesBranchValues, case .expression(let value) = statement.kind,
                statements.count(where: { $0.platforms.meets(statement.platforms) }) == 1
            {
                scope.frame.returned.append(evaluate(value, expecting: scope.frame.returns, in: scope))
                continue
            }
            let firstLeave = scope.frame.leaves.count
            walk(statement, in: scope)
            conditions = conditions(after: statement, leaves: scope.frame.leaves.dropFirst(firstLeave), in: scope)
        }
        for (body, held) in deferred.reversed() { with(conditions: held) { walkNested(body, in: scope) } }
    }

    /// What follows a statement in which control can leave depends on the conditions there.
    private func conditions(after statement: Statement, leaves: ArraySlice<FunctionFrame.Leave>, in scope: LocalScope) -> ConditionFrame? {
        let inner = leaves.flatMap { leave in leave.conditions?.frames.prefix(while: { $0 !== conditions }) ?? [] }
        guard !inner.isEmpty else { return conditions }
        return ConditionFrame(
            parent: conditions, tests: inner.flatMap(\.tests), sources: inner.flatMap(\.sources),
            site: inner.last?.site ?? SiteKey(file: scope.frame.file, range: statement.range),
            isNegated: leaves.contains { $0.conditions?.isNegated == false })
    }

    /// Walks a loop's body; what leaves the loop alone is over with it.
    private func walkLoop(_ scope: LocalScope, _ body: () -> Void) {
        let frame = scope.frame
        let first = frame.leaves.count
        frame.breakTargets.append(.loop)
        body()
        frame.breakTargets.removeLast()
        frame.leaves = Array(frame.leaves.prefix(first)) + frame.leaves.dropFirst(first).filter { !$0.isFromLoop }
    }

    private func leave(fromLoop isFromLoop: Bool, in scope: LocalScope) {
        scope.frame.leaves.append(FunctionFrame.Leave(conditions: conditions, isFromLoop: isFromLoop))
    }

    func walkNested(_ block: Block, in scope: LocalScope) {
        walkBody(block, in: LocalScope(outer: scope, frame: scope.frame))
    }

    private func walk(_ statement: Statement, in scope: LocalScope) {
        switch statement.kind {
        case .expression(let value):
            // A statement's `if` or `switch` gives no value that anyone takes.
            _ = evaluate(value, in: scope)
            if value.neverReturns { leave(fromLoop: false, in: scope) }
        case .variable(let variable):
            walk(variable, in: scope)
        case .ifStatement(let branch):
            walk(branch, in: scope)
        case .guardStatement(let list, let otherwise):
            walkGuard(list, otherwise: otherwise, range: statement.range, in: scope)
        case .switchStatement(let choice):
            walk(choice, in: scope)
        case .forLoop(let loop):
            walk(loop, range: statement.range, in: scope)
        case .whileLoop(let list, let body):
            let inner = LocalScope(outer: scope, frame: scope.frame)
            let frame = conditionFrame(evaluate(list, in: inner), range: statement.range, isLoop: true, in: scope)
            walkLoop(scope) { with(conditions: frame) { walkNested(body, in: inner) } }
        case .repeatLoop(let body, let condition):
            walkLoop(scope) { walkNested(body, in: scope) }
            _ = evaluate(condition, in: scope)
        case .doStatement(let body, let catches):
            // A `break` to its label ends with it, unless a loop is around.
            if scope.frame.breakTargets.contains(.loop) {
                walkNested(body, in: scope)
            } else {
                walkLoop(scope) { walkNested(body, in: scope) }
            }
            for clause in catches {
                let inner = LocalScope(outer: scope, frame: scope.frame)
                inner.declare("error", opaque(.external("Error")), under: conditions)
                if let pattern = clause.pattern { _ = bind(pattern, to: opaque(), in: inner) }
                if let condition = clause.whereClause { _ = evaluate(condition, in: inner) }
                walkNested(clause.body, in: inner)
            }
        case .returnStatement(let value):
            walkReturn(value, in: scope)
            leave(fromLoop: false, in: scope)
        case .throwStatement(let value):
            _ = evaluate(value, in: scope)
            leave(fromLoop: false, in: scope)
        case .continueStatement:
            leave(fromLoop: true, in: scope)
        case .breakStatement(let label):
            // In a `switch` it ends the case alone.
            let targets = scope.frame.breakTargets
            if targets.last == .loop || label != nil { leave(fromLoop: true, in: scope) }
        case .unknown(let parts):
            for part in parts { _ = evaluate(part, in: scope) }
        case .function, .type, .deferStatement, .fallthroughStatement:
            break
        }
    }

    private func walkReturn(_ value: Expression?, in scope: LocalScope) {
        guard let value else { return }
        var result = evaluate(value, expecting: scope.frame.returns, in: scope)
        // What is returned here was decided by the conditions since the function was entered.
        guard let conditions else { return scope.frame.returned.append(result) }
        for frame in conditions.frames.prefix(while: { $0 !== scope.frame.entryConditions }) {
            if result.tests.count < Limits.conditionParts { result.tests += frame.tests }
            for source in frame.sources where !result.sources.contains(source) { result.sources.append(source) }
        }
        scope.frame.returned.append(result)
    }

    private func walk(_ variable: VariableDeclaration, in scope: LocalScope) {
        for binding in variable.bindings {
            let declared = binding.type.map { table.staticType(of: $0, in: scope.frame.scope) } ?? .unknown
            var value = binding.value.map { evaluate($0, expecting: declared, in: scope) } ?? Value()
            if declared != .unknown, shouldReplace(value.type, by: declared) { value.type = declared }
            if let getter = binding.accessors.getter {
                let frame = FunctionFrame(
                    selfValue: scope.frame.selfValue, scope: scope.frame.scope, entryConditions: conditions, returns: declared)
                walkBody(getter, in: LocalScope(outer: scope, frame: frame), isFunction: true)
                value = result(of: frame, declared: binding.type)
            }
            if !variable.isLet { value = copy(of: value) }
            if variable.head.isWeak, case .identifier(let name, _) = binding.pattern {
                scope.declare(name, value, under: conditions, isWeak: true)
            } else {
                _ = bind(binding.pattern, to: value, in: scope)
            }
        }
    }

    /// A `var` that is given a value has a copy: changing it changes nothing else. One that is given an object names it.
    private func copy(of value: Value) -> Value {
        guard let place = value.place, !place.path.isEmpty, !place.isBindingHandle, value.closure == nil, value.type.typeID == nil,
            !lookup.isFramework(value.type)
        else { return value }
        var copy = value
        copy.place = opaque().place
        return copy
    }

    /// A written type counts where the value's own tells less.
    private func shouldReplace(_ type: StaticType, by declared: StaticType) -> Bool {
        switch type {
        case .unknown, .generic: true
        case .external(let name): FrameworkClasses.named(name) == nil && declared != .unknown
        default: false
        }
    }

    private func walk(_ loop: ForLoop, range: ByteRange, in scope: LocalScope) {
        let sequence = evaluate(loop.sequence, in: scope)
        let inner = LocalScope(outer: scope, frame: scope.frame)
        var element = element(of: sequence, at: [])
        element.isDifference = false
        _ = bind(loop.pattern, to: element, in: inner)
        var tests = sequence.tests
        if sequence.isDifference { tests.append(test(.difference, sequence.sources)) }
        var sources = sequence.sources
        if let condition = loop.whereClause {
            let value = evaluate(condition, in: inner)
            tests += self.tests(of: value)
            sources += value.sources
        }
        let frame = ConditionFrame(
            parent: conditions, tests: tests, sources: sources, site: SiteKey(file: scope.frame.file, range: loop.sequence.range))
        walkLoop(scope) { with(conditions: frame) { walkNested(loop.body, in: inner) } }
    }

    // MARK: Branches

    func walk(_ branch: IfStatement, in scope: LocalScope) {
        let inner = LocalScope(outer: scope, frame: scope.frame)
        let value = evaluate(branch.conditions, in: inner)
        let frame = conditionFrame(value, range: branch.range, conditions: branch.conditions, in: scope)
        with(conditions: frame) { walkNested(branch.then, in: inner) }
        let otherwise = conditionFrame(value, range: branch.range, conditions: branch.conditions, isNegated: true, in: scope)
        with(conditions: otherwise) {
            switch branch.otherwise {
            case .block(let block): walkNested(block, in: scope)
            case .ifStatement(let next): walk(next, in: scope)
            case nil: break
            }
        }
    }

    private func walkGuard(_ list: [Condition], otherwise: Block, range: ByteRange, in scope: LocalScope) {
        let value = evaluate(list, in: scope)
        let frame = conditionFrame(value, range: range, conditions: list, in: scope)
        with(conditions: conditionFrame(value, range: range, conditions: list, isNegated: true, in: scope)) {
            walkNested(otherwise, in: scope)
        }
        conditions = frame
    }

    func walk(_ choice: SwitchStatement, in scope: LocalScope) {
        let subject = evaluate(choice.subject, in: scope)
        for item in choice.cases where item.platforms.meets(platforms) {
            let inner = LocalScope(outer: scope, frame: scope.frame)
            var tests = subject.tests
            var sources = subject.sources
            for pattern in item.items {
                tests += bind(pattern.pattern, to: subject, in: inner)
                guard let condition = pattern.whereClause else { continue }
                let value = evaluate(condition, in: inner)
                tests += self.tests(of: value)
                sources += value.sources
            }
            if item.items.isEmpty { tests += patternTests(subject) }
            let frame = ConditionFrame(
                parent: conditions, tests: tests, sources: sources,
                site: SiteKey(file: scope.frame.file, range: choice.subject.range))
            scope.frame.breakTargets.append(.choice)
            with(conditions: frame) { walkBody(item.body, in: inner) }
            scope.frame.breakTargets.removeLast()
        }
    }
}

extension Expression {
    /// A call of what never returns.
    fileprivate var neverReturns: Bool {
        guard case .call(let call) = kind, case .identifier(let name) = call.callee.kind else { return false }
        return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    }
}
