import SwiftTree

/// Follows the data of a list or a snapshot back to the expressions that make its elements: through locals, the methods of
/// collections, and the project's getters and methods.
struct RowSources {
    struct Source {
        let value: Expression
        let scope: Scope
        /// Where its locals are declared.
        let body: Block?
        /// What its context says an implicit member is one of.
        let expected: StaticType
    }

    let table: TypeTable
    let scope: Scope
    /// The bodies around the data, innermost last.
    var bodies: [Block]
    var expected = StaticType.unknown
    var depth = 0

    /// Methods of collections whose result has the collection's elements.
    /// Source: https://developer.apple.com/documentation/swift/sequence, …/collection, swift-algorithms
    private static let keeping: Set<String> = [
        "sorted", "reversed", "filter", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "drop", "lazy", "indexed",
        "uniqued",
    ]
    private static let mapping: Set<String> = ["map", "compactMap", "flatMap", "reduce"]
    private static let collections: Set<String> = ["Array", "Set", "ArraySlice", "zip", "OrderedSet"]

    func sources(of data: Expression) -> [Source] {
        guard depth < 8 else { return [] }
        switch data.kind {
        case .call(let call): return sources(of: call) ?? [source(data)]
        case .identifier(let name): return local(name) ?? named(name, of: own)
        case .member(let base, let name, _):
            if Self.keeping.contains(name) { return sources(of: base) }
            // `Row.init` as a function.
            if name == "init" { return [source(data)] }
            return type(of: base).map { named(name, of: $0) } ?? []
        case .array(let elements): return elements.flatMap(sources)
        case .ternary(_, let then, let otherwise), .binary("??", let then, let otherwise), .binary("+", let then, let otherwise):
            return sources(of: then) + sources(of: otherwise)
        case .tuple(let parts) where parts.count == 1: return sources(of: parts[0].value)
        case .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, _): return sources(of: base)
        case .ifExpression(let branch): return branch.blocks.flatMap(\.returnedExpressions).flatMap(sources)
        case .switchExpression(let choice): return choice.cases.flatMap(\.body.returnedExpressions).flatMap(sources)
        default: return [source(data)]
        }
    }

    private var own: StaticType { scope.types.last.map(StaticType.project) ?? .unknown }

    private func source(_ value: Expression) -> Source {
        Source(value: value, scope: scope, body: bodies.first, expected: expected)
    }

    /// nil for a call that makes an element, or of which nothing is known.
    private func sources(of call: Call) -> [Source]? {
        switch call.callee.kind {
        case .identifier(let name):
            if Self.collections.contains(name) { return call.arguments.flatMap { sources(of: $0.value) } }
            return name.first?.isUppercase == true ? nil : local(name) ?? named(name, of: own)
        case .type: return call.callee.isArrayType ? call.arguments.flatMap { sources(of: $0.value) } : nil
        case .closure(let closure): return inside(closure.body).flatMap(\.sources)
        case .member(let base, let name, _):
            if Self.keeping.contains(name) { return sources(of: base) }
            if Self.mapping.contains(name) { return call.arguments.flatMap { mapped($0.value) } }
            guard name != "init", name.first?.isUppercase == false, let type = type(of: base) else { return nil }
            return named(name, of: type)
        default: return nil
        }
    }

    /// What the function that a `map` is given makes.
    private func mapped(_ function: Expression) -> [Source] {
        guard case .closure(let closure) = function.kind else { return sources(of: function) }
        return inside(closure.body).flatMap(\.sources)
    }

    private typealias Step = (value: Expression, sources: [Source])

    /// What a closure returns, and what it adds to a collection that it is handed.
    private func inside(_ block: Block) -> [Step] {
        let inner = RowSources(table: table, scope: scope, bodies: bodies + [block], expected: expected, depth: depth + 1)
        let added = block.additions { $0 == "$0" }
        return (block.returnedExpressions + added).map { ($0, inner.sources(of: $0)) }
    }

    // MARK: Names

    /// What a local holds; nil where there is none of that name. What is stored as well is made once for every look.
    private func local(_ name: String) -> [Source]? {
        for (index, body) in bodies.enumerated().reversed() {
            var values: [(Expression, TypeReference?)] = []
            body.visitStatements { statement in
                guard case .variable(let variable) = statement.kind else { return }
                for binding in variable.bindings where binding.pattern.names == [name] {
                    if let value = binding.value { values.append((value, binding.type)) }
                }
            }
            guard !values.isEmpty || body.declares(name) else { continue }
            if body.stores(name) { return [] }
            let type = values.compactMap(\.1).first
            let added = body.additions { $0 == name }.map { ($0, type) }
            return (values + added).flatMap { value, type in
                RowSources(
                    table: table, scope: scope, bodies: Array(bodies[...index]),
                    expected: type.map { element(of: table.staticType(of: $0, in: scope)) } ?? expected, depth: depth + 1
                ).sources(of: value)
            }
        }
        return nil
    }

    private func element(of type: StaticType) -> StaticType {
        type.element == .unknown ? type : type.element
    }

    /// What a getter or a method gives, unless it keeps what it makes.
    private func named(_ name: String, of type: StaticType) -> [Source] {
        let type = type.instance
        guard type.typeID != nil else { return [] }
        if let property = table.property(named: name, of: type, platforms: scope.platforms) {
            guard let getter = property.declaration.accessors.getter else { return [] }
            return given(by: getter, in: property.file, property.owner, property.declaration.type)
        }
        return table.functions(named: name, of: type, platforms: scope.platforms).prefix(2).flatMap { function in
            function.declaration.body.map { given(by: $0, in: function.file, function.owner, function.declaration.returnType) } ?? []
        }
    }

    private func given(by block: Block, in file: Int, _ owner: TypeID?, _ type: TypeReference?) -> [Source] {
        guard depth < 8, !block.keepsSomething else { return [] }
        let scope = Scope(file: file, types: owner.map { table.enclosing($0) } ?? [], platforms: scope.platforms)
        let expected = type.map { element(of: table.staticType(of: $0, in: scope)) } ?? .unknown
        let inner = RowSources(table: table, scope: scope, bodies: [block], expected: expected, depth: depth + 2)
        return block.returnedExpressions.flatMap(inner.sources)
    }

    private func type(of base: Expression) -> StaticType? {
        switch base.kind {
        case .identifier("self"), .identifier("Self"): return own
        case .identifier(let name) where name.first?.isUppercase == true: return table.resolve([name], in: scope)
        case .identifier(let name):
            return table.property(named: name, of: own, platforms: scope.platforms).map { table.type(of: $0, platforms: scope.platforms) }
        case .member(let outer, let name, _):
            guard let type = type(of: outer)?.instance else { return nil }
            return table.property(named: name, of: type, platforms: scope.platforms).map { table.type(of: $0, platforms: scope.platforms) }
        case .optionalChain(let inner), .forceUnwrap(let inner): return type(of: inner)
        default: return nil
        }
    }
}

extension Block {
    /// What is added to the collection, or assigned to it, whose name fulfils a test.
    fileprivate func additions(to isMeant: (String) -> Bool) -> [Expression] {
        var found: [Expression] = []
        visitExpressions { expression in
            switch expression.kind {
            case .assignment(_, let target, let value):
                if case .identifier(let name) = target.kind, isMeant(name) { found.append(value) }
            case .call(let call):
                guard case .member(let base, let method, _) = call.callee.kind, method == "append" || method == "insert",
                    case .identifier(let name) = base.kind, isMeant(name), let value = call.arguments.first?.value
                else { return }
                found.append(value)
            default: break
            }
        }
        return found
    }

    /// A variable without an initial value.
    fileprivate func declares(_ name: String) -> Bool {
        var found = false
        visitStatements { statement in
            guard case .variable(let variable) = statement.kind else { return }
            found = found || variable.bindings.contains { $0.pattern.names == [name] }
        }
        return found
    }

    /// Something that is no variable of the block is given the local.
    fileprivate func stores(_ name: String) -> Bool {
        var found = false
        visitExpressions { expression in
            guard case .assignment(_, let target, let value) = expression.kind, case .identifier(name) = value.kind else { return }
            if case .identifier(let other) = target.kind, declares(other) { return }
            found = true
        }
        return found
    }
}

extension Expression {
    fileprivate var isArrayType: Bool {
        if case .type(let type) = kind, case .array = type.kind { true } else { false }
    }
}
