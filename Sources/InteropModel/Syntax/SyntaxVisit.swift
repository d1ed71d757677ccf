/// Walks over everything below a piece of syntax, in source order, parents before children. Nested closures, functions
/// and types are walked into.
extension Block {
    package func visitExpressions(_ visit: (Expression) -> Void) {
        for statement in statements { statement.visitExpressions(visit) }
    }

    /// Every statement of the block and of the blocks inside it, closures' bodies included.
    package func visitStatements(_ visit: (Statement) -> Void) {
        for statement in statements {
            visit(statement)
            for block in statement.blocks { block.visitStatements(visit) }
            // Not into the blocks: whatever is in one is its own to visit, else each depth of closures would double the visits.
            statement.visitOwnExpressionRoots { root in
                root.visitOutsideBlocks { expression in
                    for block in expression.blocks { block.visitStatements(visit) }
                }
            }
        }
    }
}

extension Block {
    /// What a function with this body returns: the values of its `return`s, or its only expression. Nested closures and
    /// functions are left aside.
    package var returnedExpressions: [Expression] {
        if statements.count == 1 {
            switch statements[0].kind {
            case .expression(let value): return [value]
            // In value position: each branch's only expression is returned.
            case .ifStatement, .switchStatement: return statements[0].blocks.flatMap(\.returnedExpressions)
            default: break
            }
        }
        return statements.flatMap { statement -> [Expression] in
            switch statement.kind {
            case .returnStatement(let value): value.map { [$0] } ?? []
            case .function, .type, .variable: []
            default: statement.blocks.flatMap(\.nestedReturns)
            }
        }
    }

    private var nestedReturns: [Expression] {
        statements.count == 1 && statements[0].isExpression ? [] : returnedExpressions
    }
}

extension Statement {
    fileprivate var isExpression: Bool {
        if case .expression = kind { true } else { false }
    }

    package func visitExpressions(_ visit: (Expression) -> Void) {
        visitOwnExpressions(visit)
        for block in blocks { block.visitExpressions(visit) }
    }

    /// The blocks directly inside this statement.
    package var blocks: [Block] {
        switch kind {
        case .function(let function): function.body.map { [$0] } ?? []
        case .type(let type): type.members.blocks
        case .variable(let variable): variable.bindings.flatMap(\.accessors.blocks)
        case .ifStatement(let statement): statement.blocks
        case .guardStatement(_, let otherwise): [otherwise]
        case .switchStatement(let statement): statement.cases.map(\.body)
        case .forLoop(let loop): [loop.body]
        case .whileLoop(_, let body), .repeatLoop(let body, _), .deferStatement(let body): [body]
        case .doStatement(let body, let catches): [body] + catches.map(\.body)
        default: []
        }
    }

    /// The expressions of the statement outside its blocks, with all below them.
    func visitOwnExpressions(_ visit: (Expression) -> Void) {
        visitOwnExpressionRoots { $0.visit(visit) }
    }

    /// The expressions of the statement outside its blocks.
    func visitOwnExpressionRoots(_ visit: (Expression) -> Void) {
        switch kind {
        case .expression(let value), .throwStatement(let value), .repeatLoop(_, let value): visit(value)
        case .returnStatement(let value): value.map(visit)
        case .variable(let variable): for binding in variable.bindings { binding.value.map(visit) }
        case .ifStatement(let statement): for expression in statement.conditionExpressions { visit(expression) }
        case .guardStatement(let conditions, _), .whileLoop(let conditions, _):
            for expression in conditions.flatMap(\.expressions) { visit(expression) }
        case .switchStatement(let statement): for expression in statement.headExpressions { visit(expression) }
        case .forLoop(let loop):
            visit(loop.sequence)
            loop.whereClause.map(visit)
        case .doStatement(_, let catches): for clause in catches { clause.whereClause.map(visit) }
        case .unknown(let parts): for part in parts { visit(part) }
        default: break
        }
    }
}

extension Members {
    package var blocks: [Block] {
        functions.compactMap(\.body) + properties.flatMap(\.accessors.blocks) + types.flatMap(\.members.blocks)
    }

    /// Every expression of every member, initial values included.
    package func visitExpressions(_ visit: (Expression) -> Void) {
        for property in properties { property.initialValue?.visit(visit) }
        for block in functions.compactMap(\.body) + properties.flatMap(\.accessors.blocks) { block.visitExpressions(visit) }
        for type in types { type.members.visitExpressions(visit) }
    }
}

extension PropertyDeclaration.Accessors {
    package var blocks: [Block] { [getter, setter, willSet, didSet].compactMap { $0 } }
}

extension IfStatement {
    package var blocks: [Block] {
        switch otherwise {
        case .block(let block): [then, block]
        case .ifStatement(let next): [then] + next.blocks
        case nil: [then]
        }
    }

    /// The conditions' expressions, those of the `else if`s included.
    var conditionExpressions: [Expression] {
        var result = conditions.flatMap(\.expressions)
        if case .ifStatement(let next) = otherwise { result += next.conditionExpressions }
        return result
    }
}

extension SwitchStatement {
    var headExpressions: [Expression] {
        [subject] + cases.flatMap(\.items).flatMap { item in (item.whereClause.map { [$0] } ?? []) + item.pattern.expressions }
    }
}

extension Condition {
    package var expressions: [Expression] {
        switch kind {
        case .expression(let value): [value]
        case .optionalBinding(_, _, let value): value.map { [$0] } ?? []
        case .pattern(let pattern, let value): pattern.expressions + [value]
        case .availability: []
        }
    }
}

extension Pattern {
    var expressions: [Expression] {
        switch self {
        case .expression(let value): [value]
        case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.expressions)
        case .asType(let inner, _), .optional(let inner): inner.expressions
        case .identifier, .wildcard, .isType, .unknown: []
        }
    }
}

extension Expression {
    package func visit(_ visit: (Expression) -> Void) {
        visit(self)
        for child in ownExpressions { child.visit(visit) }
        for block in blocks { block.visitExpressions(visit) }
    }

    /// The same, but for what is in the blocks of closures and of `if` and `switch` in value position.
    func visitOutsideBlocks(_ visit: (Expression) -> Void) {
        visit(self)
        for child in ownExpressions { child.visitOutsideBlocks(visit) }
    }

    /// The expressions directly inside this one and outside its blocks.
    private var ownExpressions: [Expression] {
        switch kind {
        case .closure(let closure): closure.captures.compactMap(\.value)
        case .ifExpression(let statement): statement.conditionExpressions
        case .switchExpression(let statement): statement.headExpressions
        default: children
        }
    }

    /// The blocks directly inside this expression.
    fileprivate var blocks: [Block] {
        switch kind {
        case .closure(let closure): [closure.body]
        case .ifExpression(let statement): statement.blocks
        case .switchExpression(let statement): statement.cases.map(\.body)
        default: []
        }
    }

    /// The expressions directly inside this one, closures' bodies and blocks left out.
    package var children: [Expression] {
        switch kind {
        case .member(let base, _, _), .forceUnwrap(let base), .optionalChain(let base), .cast(let base, _, _), .selector(let base),
            .prefix(_, let base), .postfix(_, let base):
            [base]
        case .call(let call): [call.callee] + call.arguments.map(\.value)
        case .subscript(let base, let arguments): [base] + arguments.map(\.value)
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .unknown(let parts): parts
        case .tuple(let arguments), .macro(_, let arguments): arguments.map(\.value)
        case .binary(_, let left, let right), .assignment(_, let left, let right): [left, right]
        case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
        case .identifier, .implicitMember, .closure, .literal, .ifExpression, .switchExpression, .keyPath, .type: []
        }
    }
}
