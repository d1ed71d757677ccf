import SwiftTree

/// Operands and operators as they stand in source, one after another, to be folded into a tree.
///
/// The grammar nests them with precedences of its own (and hangs the `()` of `a != b.c()` below the wrong node), so the
/// lowering takes its nesting apart and folds anew.
struct OperatorSequence {
    enum Operator {
        case binary(String)
        case assignment(String)
        /// Holds what stands between `?` and `:`.
        case ternary(Expression)
        /// `as`, `as?`, `as!`, `is`: its right side is a type, so no operand follows.
        case cast(TypeReference, Expression.CastKind)

        var precedence: OperatorPrecedence {
            switch self {
            case .binary(let name): .binary(name)
            case .assignment: .assignment
            case .ternary: .ternary
            case .cast: .cast
            }
        }
    }

    private enum Element {
        case operand(Expression)
        case operation(Operator)
    }

    private struct Prefix {
        let name: String
        let start: Int
    }

    private var elements: [Element] = []
    /// The operand that is being read; its suffixes bind tighter than its prefixes.
    private var current: Expression?
    private var prefixes: [Prefix] = []
    private var tried: Expression.Tried?

    /// Whether a prefix was read and its operand not yet.
    var awaitsOperand: Bool {
        current == nil && !prefixes.isEmpty
    }

    /// Whether what comes next is a suffix of the operand before, though it looks like an operand.
    private(set) var awaitsSuffix = false

    mutating func expectSuffix() {
        awaitsSuffix = true
    }

    mutating func endSuffix() {
        awaitsSuffix = false
        // The `.` of `A<B>.c`.
        if prefixes.last?.name == "." { prefixes.removeLast() }
    }

    mutating func addPrefix(_ name: String, at start: Int) {
        if awaitsSuffix, name == "!", let operand = current {
            current = Expression(range: ByteRange(operand.range.start, start + 1), kind: .forceUnwrap(operand))
        } else {
            prefixes.append(Prefix(name: name, start: start))
        }
    }

    /// It covers everything to its right.
    mutating func addTry(_ word: Expression.Tried) {
        tried = word
    }

    mutating func addOperand(_ expression: Expression) {
        guard prefixes.last?.name == ".", let dot = prefixes.popLast() else {
            current = expression
            return
        }
        let range = ByteRange(dot.start, expression.range.end)
        switch expression.kind {
        case .identifier(let name): current = Expression(range: range, kind: .implicitMember(name))
        default: current = Expression(range: range, kind: .unknown([expression]))
        }
    }

    /// Puts a suffix on the operand that was read last.
    mutating func addSuffix(_ apply: (Expression) -> Expression) {
        if let operand = current { current = apply(operand) }
    }

    mutating func addOperator(_ next: Operator) {
        closeOperand()
        elements.append(.operation(next))
    }

    /// The tree; nil where operands are missing.
    mutating func fold() -> Expression? {
        closeOperand()
        if elements.count == 1, case .operand(let only) = elements[0] { return only }
        var folding = Folding()
        for element in elements {
            switch element {
            case .operand(let expression): folding.values.append(expression)
            case .operation(let operation): guard folding.push(operation) else { return nil }
            }
        }
        return folding.finish()
    }

    /// All operands, for a sequence that is too long to nest or makes no sense.
    mutating func operands() -> [Expression] {
        closeOperand()
        return elements.compactMap { element in
            guard case .operand(let expression) = element else { return nil }
            return expression
        }
    }

    private mutating func closeOperand() {
        guard var operand = current else { return }
        while let prefix = prefixes.popLast() {
            operand = Expression(range: ByteRange(prefix.start, operand.range.end), kind: .prefix(operator: prefix.name, operand))
        }
        elements.append(.operand(Expression(range: operand.range, kind: operand.kind, tried: tried ?? operand.tried)))
        current = nil
    }

    /// Operator precedence parsing with two stacks.
    private struct Folding {
        var values: [Expression] = []
        var operators: [Operator] = []

        mutating func push(_ next: Operator) -> Bool {
            let precedence = next.precedence
            while let top = operators.last?.precedence,
                top.level > precedence.level || (top.level == precedence.level && !precedence.isRightAssociative)
            {
                guard applyTop() else { return false }
            }
            guard case .cast(let type, let kind) = next else {
                operators.append(next)
                return true
            }
            guard let value = values.popLast() else { return false }
            values.append(Expression(range: ByteRange(value.range.start, type.range.end), kind: .cast(value, type, kind)))
            return true
        }

        mutating func finish() -> Expression? {
            while !operators.isEmpty {
                guard applyTop() else { return nil }
            }
            return values.count == 1 ? values[0] : nil
        }

        private mutating func applyTop() -> Bool {
            guard let operation = operators.popLast(), let right = values.popLast(), let left = values.popLast() else { return false }
            let kind: Expression.Kind
            switch operation {
            case .binary(let name): kind = .binary(operator: name, left, right)
            case .assignment(let name): kind = .assignment(operator: name, target: left, value: right)
            case .ternary(let middle): kind = .ternary(condition: left, then: middle, else: right)
            case .cast: return false
            }
            values.append(Expression(range: ByteRange(left.range.start, right.range.end), kind: kind))
            return true
        }
    }
}
