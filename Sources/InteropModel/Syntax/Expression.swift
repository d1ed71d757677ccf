import SwiftTree

/// An expression, lowered from the syntax tree. `await`, `consume` and parentheses around one value are left out: they
/// change neither what is read nor what is written.
package struct Expression: Sendable {
    package let range: ByteRange
    package let kind: Kind
    /// The `try` that covers it: in front of it, or to its left in the same sequence of operators.
    package let tried: Tried?

    package init(range: ByteRange, kind: Kind, tried: Tried? = nil) {
        self.range = range
        self.kind = kind
        self.tried = tried
    }

    package enum Tried: Sendable {
        case plain  // try
        case optional  // try?
        case forced  // try!
    }

    package indirect enum Kind: Sendable {
        /// A bare name: `x`, `self`, `super`, `Self`, `$text`, `$0`, `_`. Backticks are stripped.
        case identifier(String)
        /// `.name` with nothing before the dot.
        case implicitMember(String)
        /// `base.name`. The base of `a?.b` is an `optionalChain`. A tuple element is a member named `0`.
        case member(Expression, name: String, nameRange: ByteRange)
        case call(Call)
        case `subscript`(Expression, [Argument])
        case closure(Closure)
        case literal(Literal)
        /// A string literal with interpolations: the interpolated expressions.
        case interpolation([Expression])
        case array([Expression])
        /// Keys and values in turn.
        case dictionary([Expression])
        case tuple([Argument])
        /// `a op b`, folded by Swift's standard precedences; never an assignment, a ternary or a cast.
        case binary(operator: String, Expression, Expression)
        /// `!a`, `-a`, `&a` (in-out), `...a`.
        case prefix(operator: String, Expression)
        /// `a...` and custom postfix operators; neither `!` nor `?`.
        case postfix(operator: String, Expression)
        /// `a!`.
        case forceUnwrap(Expression)
        /// `a?` in the middle of a chain.
        case optionalChain(Expression)
        /// `target op value`; `operator` is `=` or a compound one such as `+=`.
        case assignment(operator: String, target: Expression, value: Expression)
        case ternary(condition: Expression, then: Expression, else: Expression)
        case cast(Expression, TypeReference, CastKind)
        case ifExpression(IfStatement)
        case switchExpression(SwitchStatement)
        /// `\.a.b` or `\Root.a.b`: the component names, without the root.
        case keyPath([String])
        /// `#selector(…)`: the expression inside.
        case selector(Expression)
        /// A type in expression position that is more than a name: `[Int]`, `Box<T>`, `Int?`.
        case type(TypeReference)
        /// `#name(…)` / `#name { … }`.
        case macro(name: String, [Argument])
        /// What could not be read (an error node, or a kind unknown to the lowering) with the parts that could.
        /// Nothing may be concluded from what it lacks.
        case unknown([Expression])
    }

    package enum Literal: Sendable, Equatable {
        case `nil`
        case boolean(Bool)
        /// As written.
        case number(String)
        /// The text between the quotes, escapes as written.
        case string(String)
        case regex
    }

    package enum CastKind: Sendable {
        case upcast  // as
        case conditional  // as?
        case forced  // as!
        case test  // is
    }
}

/// `callee(arguments) { trailing }`.
package struct Call: Sendable {
    package let callee: Expression
    /// In source order, trailing closures last. The first trailing closure has no label.
    package let arguments: [Argument]

    package init(callee: Expression, arguments: [Argument]) {
        self.callee = callee
        self.arguments = arguments
    }
}

/// One argument of a call, a subscript or a tuple.
package struct Argument: Sendable {
    package let label: String?
    package let value: Expression
    package let isTrailingClosure: Bool

    package init(label: String?, value: Expression, isTrailingClosure: Bool = false) {
        self.label = label
        self.value = value
        self.isTrailingClosure = isTrailingClosure
    }
}

/// `{ [captures] parameters in body }`.
package final class Closure: Sendable {
    package let range: ByteRange
    /// Names without `@`: `MainActor`, `Sendable`.
    package let attributes: [String]
    package let captures: [Capture]
    /// The declared parameters; empty where the body uses `$0`.
    package let parameters: [Parameter]
    package let body: Block

    package init(range: ByteRange, attributes: [String], captures: [Capture], parameters: [Parameter], body: Block) {
        self.range = range
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.body = body
    }

    /// From its first statement to its last: without its captures and parameters.
    package var bodyRange: ByteRange {
        guard let first = body.statements.first, let last = body.statements.last else { return body.range }
        return ByteRange(first.range.start, last.range.end)
    }

    package struct Parameter: Sendable {
        package let name: String
        package let type: TypeReference?

        package init(name: String, type: TypeReference?) {
            self.name = name
            self.type = type
        }
    }
}

/// One entry of a capture list.
package struct Capture: Sendable {
    package enum Strength: Sendable {
        case strong, weak, unowned
    }

    package let strength: Strength
    package let name: String
    package let nameRange: ByteRange
    /// `value` in `[name = value]`; nil where the name stands alone.
    package let value: Expression?

    package init(strength: Strength, name: String, nameRange: ByteRange, value: Expression?) {
        self.strength = strength
        self.name = name
        self.nameRange = nameRange
        self.value = value
    }
}

extension Expression {
    /// `self`, `Self`, `self?`, `self!`.
    var isSelfOrOptional: Bool {
        switch kind {
        case .identifier("self"), .identifier("Self"): true
        case .optionalChain(let base), .forceUnwrap(let base): base.isSelfOrOptional
        default: false
        }
    }
}
