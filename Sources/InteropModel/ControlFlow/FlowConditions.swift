import SwiftTree

extension FlowBuilder {
    /// Walks comma-separated conditions. The names that they bind are in reach where they hold.
    func evaluate(_ conditions: [Condition], then: Int, otherwise: Int) {
        for condition in conditions {
            guard isReached else { return }
            let next = newBlock()
            switch condition.kind {
            case .expression(let value):
                self.condition(value, then: next, otherwise: otherwise)
            case .optionalBinding(let pattern, _, let value):
                bindOptional(pattern, value, then: next, otherwise: otherwise)
            case .pattern(let pattern, let value):
                evaluate(value)
                match(value, pattern, then: next, otherwise: otherwise)
            case .availability:
                // One device has one version.
                let subject = FlowSubject(name: FlowSubject.Name(text: "#available", declaration: 0), path: "")
                branch(FlowFact(subject: subject, value: "true", holds: true), then: next, otherwise: otherwise)
            }
            current = next
        }
        go(to: then)
    }

    private func bindOptional(_ pattern: Pattern, _ value: Expression?, then: Int, otherwise: Int) {
        var subject = value
        if value == nil, case .identifier(let name, let range) = pattern {
            subject = Expression(range: range, kind: .identifier(name))
        }
        if let subject { evaluate(subject) }
        let fact = subject.flatMap { scope.subject($0) }.map { FlowFact(subject: $0, value: "nil", holds: false) }
        let bound = newBlock()
        branch(fact, then: bound, otherwise: otherwise)
        current = bound
        for name in pattern.names { declare(name, isConstant: true) }
        go(to: then)
    }

    /// The value has been evaluated.
    func match(_ value: Expression, _ pattern: Pattern, then: Int, otherwise: Int) {
        let bound = newBlock()
        if pattern.isIrrefutable {
            go(to: bound)
        } else {
            branch(scope.fact(value, matches: pattern), then: bound, otherwise: otherwise)
        }
        current = bound
        for name in pattern.names { declare(name, isConstant: true) }
        go(to: then)
    }

    /// Walks an expression that is taken for true or false, short circuits included.
    func condition(_ expression: Expression, then: Int, otherwise: Int) {
        guard isReached else { return }
        guard expression.tried == nil else {
            evaluate(expression)
            return branch(nil, then: then, otherwise: otherwise)
        }
        switch expression.kind {
        case .prefix("!", let operand):
            condition(operand, then: otherwise, otherwise: then)
        case .binary("&&", let left, let right):
            let middle = newBlock()
            condition(left, then: middle, otherwise: otherwise)
            current = middle
            condition(right, then: then, otherwise: otherwise)
        case .binary("||", let left, let right):
            let middle = newBlock()
            condition(left, then: then, otherwise: middle)
            current = middle
            condition(right, then: then, otherwise: otherwise)
        case .literal(.boolean(let value)):
            go(to: value ? then : otherwise)
        default:
            evaluate(expression)
            branch(scope.fact(expression), then: then, otherwise: otherwise)
        }
    }

    func walk(_ choice: SwitchStatement, label: String?) {
        evaluate(choice.subject)
        guard isReached else { return }
        let cases = choice.cases.filter { $0.platforms.meets(platforms) }
        let bodies = cases.map { _ in newBlock() }
        let end = newBlock()
        let outer = scope
        for (index, item) in cases.enumerated() {
            let miss = newBlock()
            let isLast = index == cases.count - 1
            walk(on: item.platforms) {
                test(item, of: choice.subject, body: bodies[index], isLast: isLast, otherwise: miss)
            }
            go(to: miss)
            current = bodies[index]
            let next = index + 1 < bodies.count ? bodies[index + 1] : nil
            frames.append(.choice(label: label, break: end, fallthrough: next, isSwitch: true))
            walk(item.body)
            frames.removeLast()
            go(to: end)
            scope = outer
            current = miss
        }
        // Nobody gets past a `switch` without a case; one whose cases are all left out is passed by.
        if cases.isEmpty { go(to: end) }
        current = end
    }

    private func test(_ item: SwitchCase, of subject: Expression, body: Int, isLast: Bool, otherwise: Int) {
        if item.items.isEmpty { return go(to: body) }
        for (number, pattern) in item.items.enumerated() {
            let isLastPattern = number == item.items.count - 1
            let miss = isLastPattern ? otherwise : newBlock()
            // The compiler asks for every case: where all others fail, the last one matches.
            let mustMatch = isLast && isLastPattern && pattern.whereClause == nil
            enter(body, by: pattern, of: subject, mustMatch: mustMatch, otherwise: miss)
            current = isLastPattern ? nil : miss
        }
    }

    private func enter(_ body: Int, by item: SwitchCase.Item, of subject: Expression, mustMatch: Bool, otherwise: Int) {
        guard let here = current else { return }
        let hit = newBlock()
        if mustMatch || item.pattern.isIrrefutable {
            edge(from: here, to: hit, fact: scope.fact(subject, matches: item.pattern))
            current = hit
            for name in item.pattern.names { declare(name, isConstant: true) }
        } else {
            match(subject, item.pattern, then: hit, otherwise: otherwise)
            current = hit
        }
        guard let condition = item.whereClause else { return go(to: body) }
        self.condition(condition, then: body, otherwise: otherwise)
    }
}
