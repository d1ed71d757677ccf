import SwiftTree

/// How a closure is rewritten so that it captures something weakly, where that is certain to be right: each use is the base
/// of a statement that gives no value, so that it may as well not happen.
package struct WeakRewriting: Sendable {
    /// The entry of the capture list: `weak self`, `weak coordinator = context.coordinator`.
    package let entry: String
    /// The uses, each replaced by `replacement`.
    package let uses: [ByteRange]
    /// `self?`
    package let replacement: String
    package let closure: Closure

    /// - Parameters:
    ///   - name: what the closure captures: `self`, `context`, a local.
    ///   - givesNothing: the closure is known to return nothing.
    package init?(of closure: Closure, capturing name: String, givesNothing: Bool) {
        guard closure.captures.isEmpty, closure.attributes.isEmpty, givesNothing || closure.body.statements.count > 1 else { return nil }
        let newName = name == "context" ? "coordinator" : name
        var search = UseSearch(name: name)
        search.visit(closure.body)
        guard search.isSafe, !search.uses.isEmpty else { return nil }
        var mentions = 0
        var isTaken = closure.parameters.contains { $0.name == newName }
        closure.body.visitExpressions { expression in
            if case .identifier(name) = expression.kind { mentions += 1 }
            if name == "context", case .identifier(newName) = expression.kind { isTaken = true }
        }
        // Every mention is one of the uses: none is in an argument, a condition or an inner closure.
        guard mentions == search.uses.count, !isTaken else { return nil }
        self.closure = closure
        entry = name == "context" ? "weak coordinator = context.coordinator" : "weak \(name)"
        uses = search.uses
        replacement = newName + "?"
    }
}

private struct UseSearch {
    let name: String
    var uses: [ByteRange] = []
    var isSafe = true

    mutating func visit(_ block: Block) {
        for statement in block.statements {
            switch statement.kind {
            case .expression(let expression): visit(expression)
            case .variable, .function, .type, .returnStatement(.some): isSafe = isSafe && !mentions(statement)
            default: for inner in statement.blocks { visit(inner) }
            }
        }
    }

    private mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .call(let call):
            note(base(of: call.callee))
            // What a job does that is put off gives nothing to anybody.
            guard let job = call.callee.plainName, job == "Task" || job == "async" else { return }
            for argument in call.arguments {
                if case .closure(let inner) = argument.value.kind, inner.captures.isEmpty { visit(inner.body) }
            }
        case .assignment(_, let target, _): note(base(of: target))
        case .ifExpression(let branch): for block in branch.blocks { visit(block) }
        case .switchExpression(let choice): for item in choice.cases { visit(item.body) }
        default: break
        }
    }

    private mutating func note(_ base: Expression?) {
        guard let base else { return }
        uses.append(base.range)
    }

    /// `self` in `self.a.b(…)`, `context.coordinator` in `context.coordinator.a(…)`; only where more follows.
    private func base(of expression: Expression, isWhole: Bool = true) -> Expression? {
        switch expression.kind {
        case .identifier(name) where name != "context" && !isWhole: return expression
        case .member(let base, "coordinator", _) where name == "context":
            if case .identifier("context") = base.kind { return isWhole ? nil : expression }
            return self.base(of: base, isWhole: false)
        case .member(let base, _, _), .optionalChain(let base): return self.base(of: base, isWhole: false)
        case .call(let call): return self.base(of: call.callee, isWhole: false)
        case .subscript(let base, _): return self.base(of: base, isWhole: false)
        default: return nil
        }
    }

    private func mentions(_ statement: Statement) -> Bool {
        var found = false
        statement.visitExpressions { if case .identifier(name) = $0.kind { found = true } }
        return found
    }
}
