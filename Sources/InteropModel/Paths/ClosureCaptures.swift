import SwiftTree

/// What a closure takes from around it: a name of its capture list, or one that its body mentions.
package struct CapturedValue: Sendable {
    package let name: String
    package let strength: Capture.Strength
    package let place: Place?
    package let type: StaticType
    /// The type of the object whose member it was, where it is one.
    package let owner: StaticType
    /// Where it is named first: in this capture list, in an inner one, or in the body.
    package let site: SiteKey
    /// The closure literal that captures it, or the method's name where a method is taken as a value.
    package let closure: SiteKey

    func renaming(_ old: Place, to new: Place) -> CapturedValue {
        CapturedValue(
            name: name, strength: strength, place: place?.moved(from: old, to: new), type: type, owner: owner, site: site, closure: closure)
    }

    fileprivate func named(at site: SiteKey, closure: SiteKey) -> CapturedValue {
        CapturedValue(name: name, strength: strength, place: place, type: type, owner: owner, site: site, closure: closure)
    }
}

/// The captures of one closure while they are gathered: each name once, where it stands first.
private struct CaptureList {
    let closure: SiteKey
    var values: [CapturedValue] = []

    init(closure: SiteKey) {
        self.closure = closure
    }

    mutating func add(_ name: String, _ strength: Capture.Strength, _ value: Value?, _ range: ByteRange) {
        add(
            CapturedValue(
                name: name, strength: strength, place: value?.place, type: value?.type ?? .unknown, owner: value?.owner ?? .unknown,
                site: SiteKey(file: closure.file, range: range), closure: closure))
    }

    /// What a closure or a function that is mentioned holds.
    mutating func add(_ held: [CapturedValue], _ range: ByteRange) {
        for value in held { add(value.named(at: SiteKey(file: closure.file, range: range), closure: closure)) }
    }

    private mutating func add(_ value: CapturedValue) {
        guard let index = values.firstIndex(where: { $0.name == value.name }) else { return values.append(value) }
        let known = values[index]
        if known.strength == value.strength, value.site.range.start < known.site.range.start { values[index] = value }
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
        var found = CaptureList(closure: SiteKey(file: scope.frame.file, range: closure.range))
        for capture in closure.captures {
            let value =
                capture.value.map { glance(at: $0, in: scope) } ?? outer(capture.name, in: scope)
                ?? scope.frame.selfValue.map { glance(at: capture.name, of: $0) }
            found.add(capture.name, capture.strength, value, capture.nameRange)
        }
        addMentions(in: closure.body, hiding: closure.boundNames.union(closure.captures.map(\.name)), scope, to: &found)
        return found.values
    }

    /// What a function taken as a value holds on to; all of it is named where the function is.
    func captures(of code: ClosureValue.Code, named site: SiteKey) -> [CapturedValue] {
        switch code {
        case .literal:
            return []
        case .function(let function, let receiver):
            guard let receiver else { return [] }
            return [
                CapturedValue(
                    name: function.declaration.name, strength: .strong, place: receiver.place, type: receiver.type,
                    owner: receiver.owner, site: site, closure: site)
            ]
        case .local(let function):
            return captures(of: function).map { $0.named(at: site, closure: site) }
        }
    }

    /// A local function holds what its body mentions from around it.
    private func captures(of function: LocalFunction) -> [CapturedValue] {
        guard let body = function.declaration.body, capturing.insert(function.declaration.range).inserted else { return [] }
        defer { capturing.remove(function.declaration.range) }
        var found = CaptureList(closure: SiteKey(file: function.scope.frame.file, range: function.declaration.range))
        let own = Set(function.declaration.parameters.map(\.name)).union(body.boundNames)
        addMentions(in: body, hiding: own, function.scope, to: &found)
        return found.values
    }

    private func addMentions(in body: Block, hiding own: Set<String>, _ scope: LocalScope, to found: inout CaptureList) {
        var list = found
        func mention(_ name: String, _ range: ByteRange) {
            if let value = outer(name, in: scope) {
                list.add(name, value.isWeak ? .weak : .strong, value, range)
                list.add(value.holds, range)
            } else if let function = scope.function(name) {
                list.add(captures(of: function), range)
            } else if !own.contains("self"), isOwnMember(name, in: scope), let value = outer("self", in: scope) {
                list.add("self", value.isWeak ? .weak : .strong, value, range)
            }
        }
        body.visitExpressions { expression in
            switch expression.kind {
            case .identifier("super"):
                list.add("self", .strong, scope.frame.selfValue, expression.range)
            case .identifier(let name) where !own.contains(name):
                mention(name, expression.range)
            case .closure(let inner):
                for capture in inner.captures where capture.value == nil && !own.contains(capture.name) {
                    if outer(capture.name, in: scope) != nil { mention(capture.name, capture.nameRange) }
                }
            default: break
            }
        }
        // The short form `if let name` mentions the name and is no expression.
        body.visitShortBindings { name, range in
            if !own.contains(name) { mention(name, range) }
        }
        found = list
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
        body.boundNames.union(parameters.map(\.name))
    }
}

extension Block {
    /// The names that it binds, those of inner closures' parameters included.
    fileprivate var boundNames: Set<String> {
        var names: Set<String> = []
        visitStatements { names.formUnion($0.boundNames) }
        visitExpressions { expression in
            if case .closure(let inner) = expression.kind { names.formUnion(inner.parameters.map(\.name)) }
        }
        // `guard let self` rebinds a listed capture; without one it is the outer name.
        names.remove("self")
        return names
    }

    /// `if let name` and `guard let name` without a value, closures' bodies included.
    fileprivate func visitShortBindings(_ visit: (String, ByteRange) -> Void) {
        visitStatements { statement in
            for condition in statement.ownConditions {
                if case .optionalBinding(.identifier(let name, let range), _, nil) = condition.kind { visit(name, range) }
            }
        }
    }
}

extension Statement {
    fileprivate var ownConditions: [Condition] {
        switch kind {
        case .ifStatement(let branch): branch.allConditions
        case .guardStatement(let conditions, _), .whileLoop(let conditions, _): conditions
        default: []
        }
    }

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
    fileprivate var allConditions: [Condition] {
        if case .ifStatement(let next) = otherwise { return conditions + next.allConditions }
        return conditions
    }

    fileprivate var boundNames: [String] {
        let own = conditions.flatMap(\.boundNames)
        if case .ifStatement(let next) = otherwise { return own + next.boundNames }
        return own
    }
}

extension Condition {
    /// `if let name` and `if let name = name` bind nothing new: they mention the name.
    fileprivate var boundNames: [String] {
        switch kind {
        case .optionalBinding(let pattern, _, let value):
            guard case .identifier(let mentioned) = value?.kind else { return value == nil ? [] : pattern.names }
            return pattern.names.filter { $0 != mentioned }
        case .pattern(let pattern, _): return pattern.names
        case .expression, .availability: return []
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
