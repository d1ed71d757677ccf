import SwiftTree

/// A name that a body declares, and the code that it is in reach of.
struct LocalBinding {
    let name: String
    let reach: ByteRange
    /// What it is another name for, or the closure it holds; nil for a name of which nothing is known.
    let value: Expression?
}

extension Block {
    /// The names that the body declares, closures' parameters included, local functions' left out.
    var localBindings: [LocalBinding] {
        var collector = BindingCollector()
        collector.enter(self)
        return collector.found
    }
}

private struct BindingCollector {
    var found: [LocalBinding] = []

    mutating func enter(_ block: Block) {
        for statement in block.statements {
            let rest = ByteRange(statement.range.end, max(statement.range.end, block.range.end))
            enter(statement, rest: rest)
            var closures: [Closure] = []
            statement.visitOwnExpressionRoots { $0.collectClosures(into: &closures) }
            for closure in closures { enter(closure) }
        }
    }

    private mutating func enter(_ closure: Closure) {
        for parameter in closure.parameters { declare(parameter.name, in: closure.range) }
        for capture in closure.captures { if let value = capture.value { declare(capture.name, in: closure.range, as: value) } }
        enter(closure.body)
    }

    private mutating func enter(_ statement: Statement, rest: ByteRange) {
        switch statement.kind {
        case .variable(let variable):
            for binding in variable.bindings { declare(binding.pattern, in: rest, as: binding.value) }
        case .ifStatement(let branch): enter(branch)
        case .guardStatement(let conditions, let otherwise):
            for condition in conditions { declare(condition, in: rest) }
            enter(otherwise)
        case .forLoop(let loop):
            declare(loop.pattern, in: loop.body.range)
            enter(loop.body)
        case .whileLoop(let conditions, let body):
            for condition in conditions { declare(condition, in: body.range) }
            enter(body)
        case .switchStatement(let choice): enter(choice)
        case .expression(let value):
            if case .ifExpression(let branch) = value.kind { enter(branch) }
            if case .switchExpression(let choice) = value.kind { enter(choice) }
        case .function, .type: break
        default: for block in statement.blocks { enter(block) }
        }
    }

    private mutating func enter(_ choice: SwitchStatement) {
        for item in choice.cases {
            for pattern in item.items.map(\.pattern) { declare(pattern, in: item.body.range) }
            enter(item.body)
        }
    }

    private mutating func enter(_ branch: IfStatement) {
        for condition in branch.conditions { declare(condition, in: branch.then.range) }
        enter(branch.then)
        switch branch.otherwise {
        case .block(let block): enter(block)
        case .ifStatement(let next): enter(next)
        case nil: break
        }
    }

    private mutating func declare(_ condition: Condition, in reach: ByteRange) {
        switch condition.kind {
        // `if let name` alone stays what it was.
        case .optionalBinding(_, _, nil): break
        case .optionalBinding(let pattern, _, let value): declare(pattern, in: reach, as: value)
        case .pattern(let pattern, _): declare(pattern, in: reach)
        case .expression, .availability: break
        }
    }

    private mutating func declare(_ pattern: Pattern, in reach: ByteRange, as value: Expression? = nil) {
        if case .identifier(let name, _) = pattern { return declare(name, in: reach, as: value) }
        for name in pattern.names { declare(name, in: reach) }
    }

    private mutating func declare(_ name: String, in reach: ByteRange, as value: Expression? = nil) {
        found.append(LocalBinding(name: name, reach: reach, value: value))
    }
}

extension Expression {
    /// The outermost closures in it.
    fileprivate func collectClosures(into closures: inout [Closure]) {
        if case .closure(let closure) = kind { return closures.append(closure) }
        for child in children { child.collectClosures(into: &closures) }
    }
}
