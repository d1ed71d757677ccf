import SwiftTree

/// What a closure takes from around it: a name of its capture list, or one that its body mentions.
package struct CapturedValue: Sendable {
    package let name: String
    package let strength: Capture.Strength
    package let place: Place?
    package let type: StaticType
    /// Where it is named first: in this capture list, in an inner one, or in the body.
    package let site: SiteKey

    func renaming(_ old: Place, to new: Place) -> CapturedValue {
        CapturedValue(name: name, strength: strength, place: place?.moved(from: old, to: new), type: type, site: site)
    }
}

extension Value {
    /// Whether it is a closure, or a method taken as a value, that keeps what stands at `place`.
    package func holdsStrongly(_ place: Place) -> Bool {
        holds.contains { captured in
            guard captured.strength == .strong, let held = captured.place else { return false }
            // The context holds the coordinator.
            return held == place || (held == Place(.context) && place == Place(.coordinator))
        }
    }
}

extension PathWalker {
    /// A `[weak self]` of an inner closure makes the outer one capture `self` strongly, unless the outer one lists it too.
    func captures(of closure: Closure, in scope: LocalScope) -> [CapturedValue] {
        var found: [CapturedValue] = []
        func add(_ name: String, _ strength: Capture.Strength, _ value: Value?, _ range: ByteRange) {
            guard !found.contains(where: { $0.name == name }) else { return }
            found.append(
                CapturedValue(
                    name: name, strength: strength, place: value?.place, type: value?.type ?? .unknown,
                    site: SiteKey(file: scope.frame.file, range: range)))
        }
        for capture in closure.captures {
            add(
                capture.name, capture.strength, capture.value.map { glance(at: $0, in: scope) } ?? outer(capture.name, in: scope),
                capture.nameRange)
        }
        let own = closure.boundNames
        closure.body.visitExpressions { expression in
            switch expression.kind {
            case .identifier("super"):
                add("self", .strong, scope.frame.selfValue, expression.range)
            case .identifier(let name) where !own.contains(name):
                if let value = outer(name, in: scope) {
                    add(name, .strong, value, expression.range)
                } else if isOwnMember(name, in: scope) {
                    add("self", .strong, scope.frame.selfValue, expression.range)
                }
            case .closure(let inner):
                for capture in inner.captures where capture.value == nil && !own.contains(capture.name) {
                    if let value = outer(capture.name, in: scope) { add(capture.name, .strong, value, capture.nameRange) }
                }
            default: break
            }
        }
        return found
    }

    /// The value of a name from around the closure; nil for members, globals and types.
    private func outer(_ name: String, in scope: LocalScope) -> Value? {
        scope.value(name) ?? (name == "self" ? scope.frame.selfValue : nil)
    }

    private func isOwnMember(_ name: String, in scope: LocalScope) -> Bool {
        guard let type = scope.frame.selfValue?.type.instance, scope.function(name) == nil else { return false }
        return lookup.property(named: name, of: type) != nil
            || !lookup.functions(named: name, of: type).isEmpty
    }

    /// What an expression denotes, told from its names without running anything.
    func glance(at expression: Expression, in scope: LocalScope) -> Value {
        switch expression.kind {
        case .identifier("self"): return scope.frame.selfValue ?? Value()
        case .identifier(let name): return scope.value(name) ?? scope.frame.selfValue.map { glance(at: name, of: $0) } ?? Value()
        case .member(let base, let name, _): return glance(at: name, of: glance(at: base, in: scope))
        case .optionalChain(let base), .forceUnwrap(let base): return glance(at: base, in: scope)
        default: return Value()
        }
    }

    private func glance(at name: String, of base: Value) -> Value {
        if base.type == .context, name == "coordinator" { return coordinatorValue }
        let site = lookup.property(named: name, of: base.type)
        return Value(place: base.place?.appending(name), type: site.map { lookup.type(of: $0) } ?? .unknown)
    }
}

extension Closure {
    /// The names that its parameters and its body bind, inner closures included.
    fileprivate var boundNames: Set<String> {
        var names = Set(parameters.map(\.name))
        body.visitStatements { names.formUnion($0.boundNames) }
        body.visitExpressions { expression in
            if case .closure(let inner) = expression.kind { names.formUnion(inner.parameters.map(\.name)) }
        }
        // `guard let self` rebinds a listed capture; without one it is the outer name.
        names.remove("self")
        return names
    }
}

extension Statement {
    fileprivate var boundNames: [String] {
        switch kind {
        case .variable(let variable): variable.bindings.flatMap { $0.pattern.names }
        case .forLoop(let loop): loop.pattern.names
        case .ifStatement(let branch): branch.boundNames
        case .guardStatement(let conditions, _), .whileLoop(let conditions, _): conditions.flatMap(\.boundNames)
        case .switchStatement(let choice): choice.cases.flatMap(\.items).flatMap { $0.pattern.names }
        case .function(let function): [function.name] + function.parameters.map(\.name)
        default: []
        }
    }
}

extension IfStatement {
    fileprivate var boundNames: [String] {
        let own = conditions.flatMap(\.boundNames)
        if case .ifStatement(let next) = otherwise { return own + next.boundNames }
        return own
    }
}

extension Condition {
    /// The short form `if let name` binds nothing new: it is a mention of the name.
    fileprivate var boundNames: [String] {
        switch kind {
        case .optionalBinding(let pattern, _, let value): value == nil ? [] : pattern.names
        case .pattern(let pattern, _): pattern.names
        case .expression, .availability: []
        }
    }
}

extension Pattern {
    /// The names that it binds.
    var names: [String] {
        switch self {
        case .identifier(let name, _): [name]
        case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.names)
        case .asType(let inner, _), .optional(let inner): inner.names
        case .wildcard, .isType, .expression, .unknown: []
        }
    }
}
