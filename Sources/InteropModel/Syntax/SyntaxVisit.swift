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
        visitBlocks { $0.visitExpressions(visit) }
    }

    /// The blocks directly inside this statement, without a list of them.
    private func visitBlocks(_ visit: (Block) -> Void) {
        switch kind {
        case .function(let function): function.body.map(visit)
        case .ifStatement(let statement): statement.visitBlocks(visit)
        case .guardStatement(_, let otherwise): visit(otherwise)
        case .switchStatement(let statement): for item in statement.cases { visit(item.body) }
        case .forLoop(let loop): visit(loop.body)
        case .whileLoop(_, let body), .repeatLoop(let body, _), .deferStatement(let body): visit(body)
        case .doStatement(let body, let catches):
            visit(body)
            for clause in catches { visit(clause.body) }
        case .type, .variable: for block in blocks { visit(block) }
        default: break
        }
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
        case .ifStatement(let statement): statement.visitConditions(visit)
        case .guardStatement(let conditions, _), .whileLoop(let conditions, _): for condition in conditions { condition.visitParts(visit) }
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
    func visitConditions(_ visit: (Expression) -> Void) {
        for condition in conditions { condition.visitParts(visit) }
        if case .ifStatement(let next) = otherwise { next.visitConditions(visit) }
    }

    fileprivate func visitBlocks(_ visit: (Block) -> Void) {
        visit(then)
        switch otherwise {
        case .block(let block): visit(block)
        case .ifStatement(let next): next.visitBlocks(visit)
        case nil: break
        }
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

    fileprivate func visitParts(_ visit: (Expression) -> Void) {
        switch kind {
        case .expression(let value): visit(value)
        case .optionalBinding(_, _, let value): value.map(visit)
        case .pattern, .availability: for part in expressions { visit(part) }
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
        switch kind {
        case .member(let base, _, _), .forceUnwrap(let base), .optionalChain(let base), .cast(let base, _, _), .selector(let base),
            .prefix(_, let base), .postfix(_, let base):
            base.visit(visit)
        case .call(let call):
            call.callee.visit(visit)
            for argument in call.arguments { argument.value.visit(visit) }
        case .subscript(let base, let arguments):
            base.visit(visit)
            for argument in arguments { argument.value.visit(visit) }
        case .interpolation(let parts), .array(let parts), .dictionary(let parts), .unknown(let parts):
            for part in parts { part.visit(visit) }
        case .tuple(let arguments), .macro(_, let arguments):
            for argument in arguments { argument.value.visit(visit) }
        case .binary(_, let left, let right), .assignment(_, let left, let right):
            left.visit(visit)
            right.visit(visit)
        case .ternary(let condition, let then, let otherwise):
            condition.visit(visit)
            then.visit(visit)
            otherwise.visit(visit)
        case .closure, .ifExpression, .switchExpression: visitInside(visit)
        case .identifier, .implicitMember, .literal, .keyPath, .type: break
        }
    }

    private func visitInside(_ visit: (Expression) -> Void) {
        switch kind {
        case .closure(let closure):
            for capture in closure.captures { capture.value?.visit(visit) }
            closure.body.visitExpressions(visit)
        case .ifExpression(let statement):
            statement.visitConditions { $0.visit(visit) }
            statement.visitBlocks { $0.visitExpressions(visit) }
        case .switchExpression(let statement):
            for expression in statement.headExpressions { expression.visit(visit) }
            for item in statement.cases { item.body.visitExpressions(visit) }
        default: break
        }
    }

    /// The same, but for what is in the blocks of closures and of `if` and `switch` in value position.
    func visitOutsideBlocks(_ visit: (Expression) -> Void) {
        visit(self)
        for child in ownExpressions { child.visitOutsideBlocks(visit) }
    }

    /// The expressions directly inside this one and outside its blocks.
    private var ownExpressions: [Expression] {
        switch kind {
        case .closure(let closure): return closure.captures.compactMap(\.value)
        case .ifExpression(let statement):
            var conditions: [Expression] = []
            statement.visitConditions { conditions.append($0) }
            return conditions
        case .switchExpression(let statement): return statement.headExpressions
        default: return children
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
