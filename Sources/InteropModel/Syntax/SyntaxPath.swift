import SwiftTree

/// What a place in a file stands inside of.
package enum SyntaxStep: Sendable {
    case type(TypeDeclaration)
    case property(PropertyDeclaration)
    case function(FunctionDeclaration)
    case statement(Statement)
    /// An `if`, that of an `else if` and of an expression included.
    case branch(IfStatement)
    /// - Parameter call: the call that is given it, with the argument's label.
    case closure(Closure, call: Call?, label: String?)
}

extension FileSyntax {
    /// Everything that `range` stands inside of, outermost first.
    package func path(to range: ByteRange) -> [SyntaxStep] {
        var search = SyntaxPathSearch(range: range)
        search.enter(members)
        return search.steps
    }
}

extension FileSyntax {
    /// The values of the local constants in sight of `range`, by name.
    func locals(before range: ByteRange) -> [String: Expression] {
        var found: [String: Expression] = [:]
        func read(_ block: Block) {
            for statement in block.statements where statement.range.end <= range.start {
                guard case .variable(let variable) = statement.kind else { continue }
                for binding in variable.bindings {
                    if case .identifier(let name, _) = binding.pattern, let value = binding.value { found[name] = value }
                }
            }
        }
        for step in path(to: range).insideMember {
            switch step {
            case .function(let function): function.body.map(read)
            case .property(let property): property.accessors.blocks.filter { $0.range.contains(range) }.forEach(read)
            case .statement(let statement): statement.blocks.filter { $0.range.contains(range) }.forEach(read)
            case .branch(let branch): branch.blocks.filter { $0.range.contains(range) }.forEach(read)
            case .closure(let closure, _, _): read(closure.body)
            case .type: break
            }
        }
        return found
    }
}

extension [SyntaxStep] {
    /// The innermost statement whose own expressions hold the place.
    package var statement: Statement? {
        reversed().lazy.compactMap { if case .statement(let statement) = $0 { statement } else { nil } }.first
    }

    /// The steps inside the innermost function or accessor of a type: its statements, closures and local functions.
    package var insideMember: ArraySlice<SyntaxStep> {
        let last = lastIndex { step in if case .type = step { true } else { false } }
        return self[(last.map { $0 + 1 } ?? startIndex)...]
    }
}

extension RandomAccessCollection where Index == Int {
    /// The element whose range holds another one; they stand in source order and do not overlap.
    fileprivate func around(_ range: ByteRange, _ rangeOf: (Element) -> ByteRange) -> Element? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if rangeOf(self[middle]).start <= range.start { low = middle + 1 } else { high = middle }
        }
        guard low > startIndex, rangeOf(self[low - 1]).contains(range) else { return nil }
        return self[low - 1]
    }
}

/// Walks down to one place.
private struct SyntaxPathSearch {
    let range: ByteRange
    var steps: [SyntaxStep] = []

    mutating func enter(_ members: Members) {
        if let type = members.types.around(range, \.range) {
            steps.append(.type(type))
            return enter(type.members)
        }
        if let function = members.functions.around(range, \.range) { return enter(function) }
        for property in members.properties where property.range.contains(range) {
            let blocks = property.accessors.blocks
            guard blocks.contains(where: { $0.range.contains(range) }) || property.initialValue?.range.contains(range) == true else {
                continue
            }
            steps.append(.property(property))
            for block in blocks where block.range.contains(range) { return enter(block) }
            if let value = property.initialValue { return enter(value) }
        }
    }

    private mutating func enter(_ function: FunctionDeclaration) {
        steps.append(.function(function))
        if let body = function.body, body.range.contains(range) { return enter(body) }
        for parameter in function.parameters { if let value = parameter.defaultValue, value.range.contains(range) { return enter(value) } }
    }

    private mutating func enter(_ block: Block) {
        guard let statement = block.statements.first(where: { $0.range.contains(range) }) else { return }
        steps.append(.statement(statement))
        switch statement.kind {
        case .function(let function): enter(function)
        case .type(let type):
            steps.append(.type(type))
            enter(type.members)
        case .ifStatement(let branch): enter(branch)
        default:
            if let inner = statement.blocks.first(where: { $0.range.contains(range) }) { return enter(inner) }
            statement.visitOwnExpressionRoots { if $0.range.contains(range) { enter($0) } }
        }
    }

    private mutating func enter(_ branch: IfStatement) {
        steps.append(.branch(branch))
        if branch.then.range.contains(range) { return enter(branch.then) }
        switch branch.otherwise {
        case .block(let block) where block.range.contains(range): return enter(block)
        case .ifStatement(let next) where next.range.contains(range): return enter(next)
        default: break
        }
        for expression in branch.conditions.flatMap(\.expressions) where expression.range.contains(range) { return enter(expression) }
    }

    private mutating func enter(_ expression: Expression) {
        switch expression.kind {
        case .closure(let closure): return enter(closure, call: nil, label: nil)
        case .ifExpression(let branch): return enter(branch)
        case .switchExpression(let choice):
            if let item = choice.cases.first(where: { $0.body.range.contains(range) }) { return enter(item.body) }
            for head in choice.headExpressions where head.range.contains(range) { return enter(head) }
        case .call(let call):
            for argument in call.arguments where argument.value.range.contains(range) {
                guard case .closure(let closure) = argument.value.kind else { return enter(argument.value) }
                return enter(closure, call: call, label: argument.label)
            }
            if call.callee.range.contains(range) { enter(call.callee) }
        default:
            if let child = expression.children.first(where: { $0.range.contains(range) }) { enter(child) }
        }
    }

    private mutating func enter(_ closure: Closure, call: Call?, label: String?) {
        for value in closure.captures.compactMap(\.value) where value.range.contains(range) { return enter(value) }
        steps.append(.closure(closure, call: call, label: label))
        enter(closure.body)
    }
}
