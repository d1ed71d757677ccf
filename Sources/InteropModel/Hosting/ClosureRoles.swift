import SwiftTree

extension TypeTable {
    /// When a closure runs that this call is given.
    package func role(of argument: Argument, in call: CallEvent) -> ClosureRole {
        let written = Call(callee: Expression(range: call.nameSite.range, kind: .identifier(call.name)), arguments: call.written)
        if let function = call.function { return role(of: argument, in: written, of: function) }
        if let type = call.constructed {
            if let id = type.typeID { return role(of: argument, in: written, constructing: id) }
            let name = type.isBinding ? "Binding" : type.externalName ?? ""
            return ContentClosures.role(of: argument, in: written, named: name)
        }
        return ContentClosures.role(of: argument, in: written, named: call.name)
    }

    /// The same for `.init(…)`, where the context tells the type.
    func role(of argument: Argument, in call: CallEvent, constructing id: TypeID) -> ClosureRole {
        let written = Call(callee: Expression(range: call.nameSite.range, kind: .identifier(call.name)), arguments: call.written)
        return role(of: argument, in: written, constructing: id)
    }

    private func role(of argument: Argument, in call: Call, of function: FunctionSite) -> ClosureRole {
        guard let taken = function.declaration.assignment(of: call),
            let index = call.arguments.firstIndex(where: { $0.value.range == argument.value.range }), taken.indices.contains(index)
        else { return .unknown }
        let parameter = taken[index]
        let scope = Scope(file: function.file, types: function.owner.map { enclosing($0) } ?? [])
        guard let type = parameter.type else { return .unknown }
        let attributes = parameter.attributes + type.attributes
        let isKept = attributes.contains("escaping") || type.unwrapped.range != type.range
        return isKept ? keptRole(type, attributes: attributes, in: scope) : .built
    }

    /// An initializer that is written takes its parameters; otherwise the stored properties are what is given.
    private func role(of argument: Argument, in call: Call, constructing id: TypeID) -> ClosureRole {
        let initializers = (self[id].members.functions["init"] ?? []).filter { $0.declaration.accepts(call) }
        if let initializer = initializers.first { return role(of: argument, in: call, of: initializer) }
        guard let property = memberwiseProperty(for: argument, in: call, of: id) else { return .unknown }
        let declaration = property.declaration
        let scope = Scope(file: property.file, types: enclosing(id))
        guard let type = declaration.type, takesFunction(type, in: scope) else { return .built }
        return keptRole(type, attributes: declaration.head.attributes.map(\.name) + type.attributes, in: scope)
    }

    private func keptRole(_ type: TypeReference, attributes: [String], in scope: Scope) -> ClosureRole {
        if attributes.contains(where: { $0.hasSuffix("Builder") }) { return .keptBuilder }
        guard case .function(let result) = staticType(of: type, in: scope) else { return .unknown }
        return result == .void ? .action : .keptBuilder
    }

    private func takesFunction(_ type: TypeReference, in scope: Scope) -> Bool {
        staticType(of: type, in: scope).isFunction
    }

    /// The stored property that a memberwise initializer sets from this argument.
    private func memberwiseProperty(for argument: Argument, in call: Call, of id: TypeID) -> PropertySite? {
        let stored = self[id].members.allProperties.filter { !$0.declaration.isComputed && !$0.declaration.head.isStatic }
        if let label = argument.label { return stored.first { $0.declaration.name == label } }
        let given = Set(call.arguments.compactMap(\.label))
        return stored.first { property in
            guard !given.contains(property.declaration.name) else { return false }
            if property.declaration.head.attributes.contains(where: { $0.name.hasSuffix("Builder") }) { return true }
            let scope = Scope(file: property.file, types: enclosing(id))
            return property.declaration.type.map { takesFunction($0, in: scope) } ?? false
        }
    }
}
