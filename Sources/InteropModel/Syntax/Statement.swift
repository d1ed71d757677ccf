import SwiftTree

/// Statements in braces.
package struct Block: Sendable {
    package let range: ByteRange
    /// Both sides of an `#if` stand one after another, told apart by `Statement.platforms`.
    package let statements: [Statement]

    package init(range: ByteRange, statements: [Statement]) {
        self.range = range
        self.statements = statements
    }
}

package struct Statement: Sendable {
    package let range: ByteRange
    package let kind: Kind
    /// Where it is compiled, within its file.
    package let platforms: PlatformSet
    /// `name` in `name: for …`.
    package let label: String?

    package init(range: ByteRange, kind: Kind, platforms: PlatformSet, label: String? = nil) {
        self.range = range
        self.kind = kind
        self.platforms = platforms
        self.label = label
    }

    package indirect enum Kind: Sendable {
        case expression(Expression)
        case variable(VariableDeclaration)
        case function(FunctionDeclaration)
        case type(TypeDeclaration)
        case ifStatement(IfStatement)
        case guardStatement([Condition], otherwise: Block)
        case switchStatement(SwitchStatement)
        case forLoop(ForLoop)
        case whileLoop([Condition], body: Block)
        case repeatLoop(body: Block, condition: Expression)
        case doStatement(body: Block, catches: [CatchClause])
        case deferStatement(Block)
        case returnStatement(Expression?)
        case throwStatement(Expression)
        case breakStatement(label: String?)
        case continueStatement(label: String?)
        case fallthroughStatement
        /// An error node, or a kind unknown to the lowering. Nothing may be concluded from what it lacks.
        case unknown([Expression])
    }
}

package struct IfStatement: Sendable {
    package let range: ByteRange
    package let conditions: [Condition]
    package let then: Block
    package let otherwise: Otherwise?

    package init(range: ByteRange, conditions: [Condition], then: Block, otherwise: Otherwise?) {
        self.range = range
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise
    }

    package indirect enum Otherwise: Sendable {
        case block(Block)
        case ifStatement(IfStatement)
    }
}

/// One comma-separated condition of `if`, `guard` or `while`.
package struct Condition: Sendable {
    package let range: ByteRange
    package let kind: Kind

    package init(range: ByteRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }

    package enum Kind: Sendable {
        case expression(Expression)
        /// `let name = value`; `value` is nil in the short form `let name`.
        case optionalBinding(Pattern, type: TypeReference?, value: Expression?)
        /// `case pattern = value`.
        case pattern(Pattern, Expression)
        /// `#available(…)`.
        case availability
    }
}

package struct SwitchStatement: Sendable {
    package let range: ByteRange
    package let subject: Expression
    package let cases: [SwitchCase]

    package init(range: ByteRange, subject: Expression, cases: [SwitchCase]) {
        self.range = range
        self.subject = subject
        self.cases = cases
    }
}

package struct SwitchCase: Sendable {
    package let range: ByteRange
    /// Empty for `default`.
    package let items: [Item]
    package let body: Block
    package let platforms: PlatformSet

    package init(range: ByteRange, items: [Item], body: Block, platforms: PlatformSet) {
        self.range = range
        self.items = items
        self.body = body
        self.platforms = platforms
    }

    package struct Item: Sendable {
        package let pattern: Pattern
        package let whereClause: Expression?

        package init(pattern: Pattern, whereClause: Expression?) {
            self.pattern = pattern
            self.whereClause = whereClause
        }
    }
}

package struct ForLoop: Sendable {
    package let pattern: Pattern
    package let sequence: Expression
    package let whereClause: Expression?
    package let body: Block
    /// `for await` / `for try await`.
    package let isAsync: Bool

    package init(pattern: Pattern, sequence: Expression, whereClause: Expression?, body: Block, isAsync: Bool) {
        self.pattern = pattern
        self.sequence = sequence
        self.whereClause = whereClause
        self.body = body
        self.isAsync = isAsync
    }
}

package struct CatchClause: Sendable {
    package let pattern: Pattern?
    package let whereClause: Expression?
    package let body: Block

    package init(pattern: Pattern?, whereClause: Expression?, body: Block) {
        self.pattern = pattern
        self.whereClause = whereClause
        self.body = body
    }
}

/// A pattern as it stands in bindings, cases and loops.
package indirect enum Pattern: Sendable {
    /// A name that this pattern binds.
    case identifier(String, ByteRange)
    case wildcard
    case tuple([Pattern])
    /// `.name(sub, …)` or `Type.name(sub, …)`.
    case enumCase(name: String, [Pattern])
    /// `is T`.
    case isType(TypeReference)
    /// `sub as T`.
    case asType(Pattern, TypeReference)
    /// `sub?`.
    case optional(Pattern)
    /// A value to compare with.
    case expression(Expression)
    case unknown
}
