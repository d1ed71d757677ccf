import SwiftTree

/// Tells whether an expression gives another value each time it is evaluated: `UUID()`, `Date.now`, a text made from one.
struct FreshValues {
    let table: TypeTable
    let scope: Scope
    /// Where locals are looked up.
    var body: Block?
    var depth = 0

    /// Names of types whose new values differ from each other.
    /// Sources: https://developer.apple.com/documentation/foundation/uuid/init(), …/nsuuid/init(), …/date/init()
    static let identifiers: Set<String> = ["UUID", "NSUUID"]
    static let moments: Set<String> = ["UUID", "NSUUID", "Date"]

    /// The fresh part, where the value differs with it.
    ///
    /// - Parameter expected: the type that the context asks for, by name.
    func part(of value: Expression, _ types: Set<String>, expected: String? = nil) -> SiteKey? {
        if let made = value.madeType ?? (value.isImplicitConstruction ? expected : nil), types.contains(made) { return site(value) }
        func part(_ inner: Expression) -> SiteKey? { self.part(of: inner, types, expected: expected) }
        switch value.kind {
        case .member(let base, let name, _):
            if name == "now", types.contains("Date"), case .identifier("Date") = base.kind { return site(value) }
            if Self.parts.contains(name), let found = self.part(of: base, types) { return found }
            return base.isSelf ? own(name, types) : nil
        case .call(let call): return self.part(of: call, types)
        case .identifier(let name): return local(name, at: value.range, types) ?? own(name, types)
        case .interpolation(let parts): return parts.lazy.compactMap { self.part(of: $0, types) }.first
        case .ternary(_, let then, let otherwise), .binary("??", let then, let otherwise): return part(then) ?? part(otherwise)
        case .binary("+", let left, let right): return self.part(of: left, types) ?? self.part(of: right, types)
        case .tuple(let parts) where parts.count == 1: return part(parts[0].value)
        case .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, .upcast): return part(base)
        case .ifExpression(let branch): return branch.blocks.flatMap(\.returnedExpressions).lazy.compactMap(part).first
        case .switchExpression(let choice): return choice.cases.map(\.body).flatMap(\.returnedExpressions).lazy.compactMap(part).first
        default: return nil
        }
    }

    /// The first fresh part, wherever it stands in the value.
    func anywhere(in value: Expression, _ types: Set<String>) -> SiteKey? {
        if let found = part(of: value, types) { return found }
        var found: SiteKey?
        value.visit { if found == nil, let type = $0.madeType, types.contains(type) { found = site($0) } }
        return found
    }

    /// What a getter or a function gives.
    func part(of block: Block, in file: Int, _ types: Set<String>, expected: TypeReference?) -> SiteKey? {
        guard depth < 3, !block.keepsSomething else { return nil }
        let inner = FreshValues(table: table, scope: Scope(file: file, types: scope.types), body: block, depth: depth + 1)
        return block.returnedExpressions.lazy.compactMap { inner.part(of: $0, types, expected: expected?.lastName) }.first
    }

    private func site(_ value: Expression) -> SiteKey { SiteKey(file: scope.file, range: value.range) }

    /// What of a fresh value is as fresh.
    private static let parts: Set<String> = [
        "uuidString", "hashValue", "description", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
    ]

    private func part(of call: Call, _ types: Set<String>) -> SiteKey? {
        switch call.callee.kind {
        case .identifier("String"), .identifier("AnyHashable"):
            return call.arguments.count == 1 ? part(of: call.arguments[0].value, types) : nil
        case .identifier(let name): return own(name, types)
        case .member(let base, let name, _):
            if base.isSelf || base.isOwnType { return own(name, types) }
            // `UUID().uuidString.lowercased()`
            return name == "lowercased" || name == "uppercased" || name == "prefix" ? part(of: base, types) : nil
        default: return nil
        }
    }

    private func local(_ name: String, at range: ByteRange, _ types: Set<String>) -> SiteKey? {
        guard depth < 3, let binding = body?.variable(named: name, seenFrom: range), let value = binding.value else { return nil }
        let inner = FreshValues(table: table, scope: scope, body: body, depth: depth + 1)
        return inner.part(of: value, types, expected: binding.type?.lastName)
    }

    /// A computed property or a method of the type around.
    private func own(_ name: String, _ types: Set<String>) -> SiteKey? {
        guard let owner = scope.types.last, depth < 3 else { return nil }
        if let property = table[owner].members.properties[name]?.first {
            guard let getter = property.declaration.accessors.getter else { return nil }
            return part(of: getter, in: property.file, types, expected: property.declaration.type)
        }
        return (table[owner].members.functions[name] ?? []).lazy.compactMap { function in
            function.declaration.body.flatMap { part(of: $0, in: function.file, types, expected: function.declaration.returnType) }
        }.first
    }
}

extension Block {
    /// It assigns to something that outlives it.
    var keepsSomething: Bool {
        var locals: Set<String> = []
        visitStatements { statement in
            guard case .variable(let variable) = statement.kind else { return }
            locals.formUnion(variable.bindings.flatMap(\.pattern.names))
        }
        var found = false
        visitExpressions { expression in
            guard case .assignment(_, let target, _) = expression.kind else { return }
            found = found || !(target.rootName.map(locals.contains) ?? false)
        }
        return found
    }

    /// The variable that the name means where it stands, in this block or in one around the place.
    func variable(named name: String, seenFrom place: ByteRange) -> VariableDeclaration.Binding? {
        var blocks = [self]
        visitStatements { statement in
            blocks += statement.blocks
            statement.visitOwnExpressions { if case .closure(let closure) = $0.kind { blocks.append(closure.body) } }
        }
        let around = blocks.filter { $0.range.contains(place) }.sorted { $0.range.start > $1.range.start }
        return around.lazy.flatMap(\.statements).compactMap { statement in
            guard case .variable(let variable) = statement.kind, statement.range.end <= place.start else { return nil }
            return variable.bindings.first { $0.pattern.names == [name] }
        }.first
    }
}

extension Expression {
    /// `Row` in `Row()` and `Row.init()`, without arguments.
    fileprivate var madeType: String? {
        guard case .call(let call) = kind, call.arguments.isEmpty else { return nil }
        if case .member(let base, "init", _) = call.callee.kind { return base.typePath?.last }
        return call.callee.typePath.flatMap { $0.count == 1 ? $0[0] : nil }
    }

    /// `.init()`
    fileprivate var isImplicitConstruction: Bool {
        if case .call(let call) = kind, call.arguments.isEmpty, case .implicitMember("init") = call.callee.kind { true } else { false }
    }

    fileprivate var isOwnType: Bool {
        if case .identifier("Self") = kind { true } else { false }
    }

    /// `a` in `a`, `a.b` and `a[0]`.
    fileprivate var rootName: String? {
        switch kind {
        case .identifier(let name): name
        case .member(let base, _, _), .optionalChain(let base), .forceUnwrap(let base), .subscript(let base, _): base.rootName
        default: nil
        }
    }
}
