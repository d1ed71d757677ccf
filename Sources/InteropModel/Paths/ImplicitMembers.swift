import SwiftTree

/// `.init(…)`, `.scheduledTimer(…)`: calls that begin with a dot and take their type from where their value goes.
extension PathWalker {
    func evaluate(_ expression: Expression, expecting type: StaticType, in scope: LocalScope) -> Value {
        guard case .call(let call) = expression.kind, case .implicitMember = call.callee.kind else {
            return evaluate(expression, in: scope)
        }
        expectedType = type
        defer { expectedType = .unknown }
        return evaluate(expression, in: scope)
    }

    func implicitCallee(_ name: String, call: Call, in scope: LocalScope) -> Callee {
        let type = expectedType
        // The arguments of the call have types of their own.
        expectedType = .unknown
        switch type {
        case .project, .external: return staticMember(name, of: type, receiver: Value(type: .metatype(type)), call: call, in: scope)
        default: return .unresolved(receiver: nil, name: name, isClosureProperty: false)
        }
    }

    /// The type of what is assigned to, told without evaluating it.
    func glance(at target: Expression, in scope: LocalScope) -> Value {
        switch target.kind {
        case .identifier("self"): return scope.frame.selfValue ?? Value()
        case .identifier(let name): return scope.value(name) ?? scope.frame.selfValue.map { glance(at: name, of: $0) } ?? Value()
        case .member(let base, let name, _): return glance(at: name, of: glance(at: base, in: scope))
        case .optionalChain(let base), .forceUnwrap(let base): return glance(at: base, in: scope)
        default: return Value()
        }
    }

    private func glance(at name: String, of base: Value) -> Value {
        if base.type == .context, name == "coordinator" { return coordinatorValue }
        let site = table.property(named: name, of: base.type, platforms: platforms)
        return Value(place: base.place?.appending(name), type: site.map { table.type(of: $0, platforms: platforms) } ?? .unknown)
    }
}
