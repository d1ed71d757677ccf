import InteropModel

extension DeclarationHead {
    /// What stands in front of the declaration, with a space after each part.
    var notation: String {
        (platforms == .all ? "" : "#\(platforms.notation) ") + attributes.map { "\($0.notation) " }.joined()
            + modifiers.map { "\($0) " }.joined()
    }
}

extension Attribute {
    var notation: String { "@\(name)" + (arguments.isEmpty ? "" : "(\(arguments.notation))") }
}

extension VariableDeclaration {
    var notation: String {
        head.notation + (isLet ? "let " : "var ") + bindings.map(\.notation).joined(separator: ", ")
    }
}

extension VariableDeclaration.Binding {
    var notation: String {
        pattern.notation + (type.map { ": \($0.notation)" } ?? "") + (value.map { " = \($0.notation)" } ?? "") + accessors.notation
    }
}

extension PropertyDeclaration {
    var notation: String {
        head.notation + (isLet ? "let " : "var ") + name + (type.map { ": \($0.notation)" } ?? "")
            + (initialValue.map { " = \($0.notation)" } ?? "") + accessors.notation
    }
}

extension PropertyDeclaration.Accessors {
    var notation: String {
        let name = parameterName.map { "(\($0))" } ?? ""
        return [
            getter.map { " get {\($0.notation)}" }, setter.map { " set\(name) {\($0.notation)}" },
            willSet.map { " willSet\(name) {\($0.notation)}" }, didSet.map { " didSet\(name) {\($0.notation)}" },
        ].compactMap { $0 }.joined()
    }
}

extension [GenericParameter] {
    var notation: String {
        guard !isEmpty else { return "" }
        let list = map { $0.name + ($0.bounds.isEmpty ? "" : ": \($0.bounds.map(\.notation).joined(separator: " & "))") }
        return "<\(list.joined(separator: ", "))>"
    }
}

extension FunctionDeclaration {
    var notation: String {
        head.notation + "\(kind) \(name)" + genericParameters.notation + "(" + parameters.map(\.notation).joined(separator: ", ") + ")"
            + (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (returnType.map { " -> \($0.notation)" } ?? "")
            + (body.map { " {\($0.notation)}" } ?? "")
    }
}

extension FunctionDeclaration.Parameter {
    var notation: String {
        "\(label ?? "_") \(name): " + (type?.notation ?? "none") + (defaultValue.map { " = \($0.notation)" } ?? "")
    }
}

extension TypeDeclaration {
    var notation: String {
        let parents = inheritance.map { $0.attributes.map { "@\($0) " }.joined() + $0.type.notation }
        return head.notation + "\(kind) \(name.joined(separator: "."))" + genericParameters.notation
            + (parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))") + " {\(members.notation)}" + (isWhole ? "" : " not whole")
    }
}

extension Members {
    var notation: String {
        let parts =
            aliases.map { "\($0.head.notation)typealias \($0.name) = \($0.target.notation)" }
            + (enumCases.isEmpty ? [] : ["case " + enumCases.joined(separator: ", ")])
            + properties.map(\.notation) + functions.map(\.notation) + types.map(\.notation)
        return parts.joined(separator: "; ")
    }
}
