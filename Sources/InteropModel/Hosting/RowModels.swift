import SwiftTree

/// Types whose values make their own identity as they are made.
struct RowModels {
    let table: TypeTable

    /// What tells the values apart.
    enum Comparison {
        /// `id`, as lists do.
        case identity
        /// `==` and `hash(into:)`, as diffable data sources do.
        case equality
    }

    /// The fresh part of the identity that `call` gives a value of the type; of any value, where no call is given.
    func freshIdentity(of id: TypeID, by call: Call?, in scope: Scope, body: Block?, _ comparison: Comparison) -> SiteKey? {
        guard table[id].kind == .struct || table[id].kind == .class else { return nil }
        let told = identity(of: id)
        let properties =
            switch comparison {
            case .identity: told.map { [$0] } ?? []
            case .equality:
                table[id].members.allProperties.filter { property in
                    !property.declaration.isComputed && !property.declaration.head.isStatic
                        && isCompared(property.declaration.name, of: id, isIdentity: property.key == told?.key)
                }
            }
        return properties.lazy.compactMap { freshValue(of: $0, in: id, by: call, in: scope, body: body) }.first
    }

    private func freshValue(of property: PropertySite, in id: TypeID, by call: Call?, in scope: Scope, body: Block?) -> SiteKey? {
        let name = property.declaration.name
        let given = call?.arguments.first { $0.label == name }?.value
        if let given {
            return FreshValues(table: table, scope: scope, body: body).part(
                of: given, FreshValues.identifiers, expected: type(of: property))
        }
        if let initializer = initializer(of: id, for: call), let fresh = assigned(name, by: initializer, of: property) { return fresh.site }
        return initialValue(of: property)
    }

    /// Whether some value of the type can make its own.
    func makesIdentity(_ id: TypeID) -> Bool {
        freshIdentity(of: id, by: nil, in: Scope(file: 0), body: nil, .identity) != nil
    }

    /// The stored property that is the identity, or that `id` gives.
    private func identity(of id: TypeID) -> PropertySite? {
        let members = table[id].members
        guard let property = members.properties["id"]?.first(where: { !$0.declaration.head.isStatic }) else { return nil }
        guard property.declaration.isComputed else { return property }
        guard let value = property.declaration.accessors.getter?.returnedExpressions.first, let name = value.plainName,
            let stored = members.properties[name]?.first, !stored.declaration.isComputed, !stored.declaration.head.isStatic
        else { return nil }
        return stored
    }

    private func type(of property: PropertySite) -> String? { property.declaration.type?.lastName }

    private func values(_ property: PropertySite) -> FreshValues {
        FreshValues(table: table, scope: Scope(file: property.file, types: property.owner.map { table.enclosing($0) } ?? []))
    }

    private func initialValue(of property: PropertySite) -> SiteKey? {
        property.declaration.initialValue.flatMap {
            values(property).part(of: $0, FreshValues.identifiers, expected: type(of: property))
        }
    }

    private func initializer(of id: TypeID, for call: Call?) -> FunctionSite? {
        let all = (table[id].members.functions["init"] ?? []).filter { $0.declaration.body != nil }
        guard let call else { return all.first { assigned("id", by: $0, of: nil)?.site != nil } ?? all.first }
        return all.first { $0.declaration.accepts(call) }
    }

    /// What an initializer makes the property, unless it leaves it alone: nothing fresh, or the fresh part of a default value
    /// or of what it assigns.
    private func assigned(_ name: String, by initializer: FunctionSite, of property: PropertySite?) -> (site: SiteKey?, Void)? {
        let declaration = initializer.declaration
        var value: Expression?
        declaration.body?.visitExpressions { expression in
            guard value == nil, case .assignment(_, let target, let new) = expression.kind, target.plainName == name else { return }
            value = new
        }
        guard let value else { return nil }
        let scope = Scope(file: initializer.file, types: initializer.owner.map { table.enclosing($0) } ?? [])
        let values = FreshValues(table: table, scope: scope, body: declaration.body)
        let expected = property.flatMap(type)
        if case .identifier(let source) = value.kind, let parameter = declaration.parameters.first(where: { $0.name == source }) {
            let site = parameter.defaultValue.flatMap {
                values.part(of: $0, FreshValues.identifiers, expected: parameter.type?.lastName ?? expected)
            }
            return (site, ())
        }
        return (values.part(of: value, FreshValues.identifiers, expected: expected), ())
    }

    /// Whether `==` compares the property: the compiler's does, one written by hand if it names it.
    private func isCompared(_ name: String, of id: TypeID, isIdentity: Bool) -> Bool {
        let functions = table[id].members.functions
        let written = (functions["=="] ?? []) + (functions["hash"] ?? [])
        guard !written.isEmpty else { return table[id].kind == .struct }
        return written.contains { function in
            var isNamed = false
            function.declaration.body?.visitExpressions { if $0.plainName == name || isIdentity && $0.plainName == "id" { isNamed = true } }
            return isNamed
        }
    }
}
