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
            statement.visitOwnExpressions { expression in
                if case .closure(let closure) = expression.kind { closure.body.visitStatements(visit) }
            }
        }
    }
}

extension Statement {
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

    /// The expressions of the statement outside its blocks.
    func visitOwnExpressions(_ visit: (Expression) -> Void) {
        switch kind {
        case .expression(let value), .throwStatement(let value), .repeatLoop(_, let value): value.visit(visit)
        case .returnStatement(let value): value?.visit(visit)
        case .variable(let variable): for binding in variable.bindings { binding.value?.visit(visit) }
        case .ifStatement(let statement): statement.visitConditions(visit)
        case .guardStatement(let conditions, _), .whileLoop(let conditions, _):
            for condition in conditions { condition.visitExpressions(visit) }
        case .switchStatement(let statement): statement.visitHead(visit)
        case .forLoop(let loop):
            loop.sequence.visit(visit)
            loop.whereClause?.visit(visit)
        case .doStatement(_, let catches): for clause in catches { clause.whereClause?.visit(visit) }
        case .unknown(let parts): for part in parts { part.visit(visit) }
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

    func visitConditions(_ visit: (Expression) -> Void) {
        for condition in conditions { condition.visitExpressions(visit) }
        if case .ifStatement(let next) = otherwise { next.visitConditions(visit) }
    }
}

extension SwitchStatement {
    func visitHead(_ visit: (Expression) -> Void) {
        subject.visit(visit)
        for item in cases.flatMap(\.items) {
            item.whereClause?.visit(visit)
            item.pattern.visitExpressions(visit)
        }
    }
}

extension Condition {
    package func visitExpressions(_ visit: (Expression) -> Void) {
        switch kind {
        case .expression(let value): value.visit(visit)
        case .optionalBinding(_, _, let value): value?.visit(visit)
        case .pattern(let pattern, let value):
            pattern.visitExpressions(visit)
            value.visit(visit)
        case .availability: break
        }
    }
}

extension Pattern {
    func visitExpressions(_ visit: (Expression) -> Void) {
        switch self {
        case .expression(let value): value.visit(visit)
        case .tuple(let parts), .enumCase(_, let parts): for part in parts { part.visitExpressions(visit) }
        case .asType(let inner, _), .optional(let inner): inner.visitExpressions(visit)
        case .identifier, .wildcard, .isType, .unknown: break
        }
    }
}

extension Expression {
    package func visit(_ visit: (Expression) -> Void) {
        visit(self)
        for child in children { child.visit(visit) }
        switch kind {
        case .closure(let closure):
            for capture in closure.captures { capture.value?.visit(visit) }
            closure.body.visitExpressions(visit)
        case .ifExpression(let statement):
            statement.visitConditions(visit)
            for block in statement.blocks { block.visitExpressions(visit) }
        case .switchExpression(let statement):
            statement.visitHead(visit)
            for item in statement.cases { item.body.visitExpressions(visit) }
        default:
            break
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
