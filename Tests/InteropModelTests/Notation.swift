import InteropModel

// Syntax values written on one line, with every nesting visible, so that a test can state the whole of what it expects.

extension Expression {
    var notation: String {
        switch kind {
        case .identifier(let name): name
        case .implicitMember(let name): ".\(name)"
        case .member(let base, let name, _): "\(base.notation).\(name)"
        case .call(let call): call.callee.notation + "(" + call.arguments.notation + ")"
        case .subscript(let base, let arguments): base.notation + "[" + arguments.notation + "]"
        case .closure(let closure): closure.notation
        case .literal(let literal): literal.notation
        case .interpolation(let parts): "text(\(parts.notation))"
        case .array(let elements): "[\(elements.notation)]"
        case .dictionary(let parts): "dictionary[\(parts.notation)]"
        case .tuple(let elements): "tuple(\(elements.notation))"
        case .binary(let name, let left, let right): "(\(left.notation) \(name) \(right.notation))"
        case .prefix(let name, let operand): "(\(name)\(operand.notation))"
        case .postfix(let name, let operand): "(\(operand.notation)\(name))"
        case .forceUnwrap(let operand): "\(operand.notation)!"
        case .optionalChain(let operand): "\(operand.notation)?"
        case .assignment(let name, let target, let value): "<\(target.notation) \(name) \(value.notation)>"
        case .ternary(let condition, let then, let otherwise): "(\(condition.notation) ? \(then.notation) : \(otherwise.notation))"
        case .cast(let operand, let type, let kind): "(\(operand.notation) \(kind) \(type.notation))"
        case .ifExpression(let statement): "(\(statement.notation))"
        case .switchExpression(let statement): "(\(statement.notation))"
        case .keyPath(let components): "keyPath(\(components.joined(separator: ".")))"
        case .selector(let target): "selector(\(target.notation))"
        case .type(let type): "type(\(type.notation))"
        case .macro(let name, let arguments): "#\(name)(\(arguments.notation))"
        case .unknown(let parts): "unknown(\(parts.notation))"
        }
    }
}

extension [Expression] {
    var notation: String { map(\.notation).joined(separator: ", ") }
}

extension [Argument] {
    var notation: String {
        map { ($0.isTrailingClosure ? "~" : "") + ($0.label.map { "\($0): " } ?? "") + $0.value.notation }.joined(separator: ", ")
    }
}

extension Expression.Literal {
    var notation: String {
        switch self {
        case .nil: "nil"
        case .boolean(let value): "\(value)"
        case .number(let text): text
        case .string(let text): "\"\(text)\""
        case .regex: "regex"
        }
    }
}

extension Closure {
    var notation: String {
        var head = attributes.map { "@\($0) " }.joined()
        if !captures.isEmpty {
            let list = captures.map { "\($0.strength) \($0.name)" + ($0.value.map { " = \($0.notation)" } ?? "") }
            head += "[\(list.joined(separator: ", "))] "
        }
        if !parameters.isEmpty {
            head += parameters.map { $0.name + ($0.type.map { ": \($0.notation)" } ?? "") }.joined(separator: ", ") + " in "
        }
        return "{" + head + body.notation + "}"
    }
}

extension TypeReference {
    var notation: String {
        attributes.map { "@\($0) " }.joined() + kind.notation
    }
}

extension [TypeReference] {
    var notation: String { map(\.notation).joined(separator: ", ") }
}

extension TypeReference.Kind {
    var notation: String {
        switch self {
        case .named(let path, let arguments):
            path.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(arguments.notation)>")
        case .optional(let wrapped, let isImplicitlyUnwrapped): "(\(wrapped.notation))" + (isImplicitlyUnwrapped ? "!" : "?")
        case .array(let element): "[\(element.notation)]"
        case .dictionary(let key, let value): "[\(key.notation): \(value.notation)]"
        case .tuple(let elements): "tuple(\(elements.notation))"
        case .function(let parameters, let result): "(\(parameters.notation)) -> \(result.notation)"
        case .constrained(let type, let isExistential): (isExistential ? "any " : "some ") + type.notation
        case .composition(let parts): parts.map(\.notation).joined(separator: " & ")
        case .metatype(let type): "\(type.notation).Type"
        case .unknown: "unknown"
        }
    }
}

extension InteropModel.Pattern {
    var notation: String {
        switch self {
        case .identifier(let name, _): name
        case .wildcard: "_"
        case .tuple(let parts): "(\(parts.notation))"
        case .enumCase(let name, let parts): ".\(name)" + (parts.isEmpty ? "" : "(\(parts.notation))")
        case .isType(let type): "is \(type.notation)"
        case .asType(let pattern, let type): "\(pattern.notation) as \(type.notation)"
        case .optional(let pattern): "\(pattern.notation)?"
        case .expression(let expression): "== \(expression.notation)"
        case .unknown: "unknown"
        }
    }
}

extension [InteropModel.Pattern] {
    var notation: String { map(\.notation).joined(separator: ", ") }
}
