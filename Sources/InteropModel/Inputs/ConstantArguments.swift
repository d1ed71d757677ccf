/// An argument that is the same whatever happens.
package enum ConstantArgument: Equatable, Sendable {
    case literal(Expression.Literal)
    case implicitMember(String)
    /// Left out.
    case defaultValue
}

extension UseSite {
    /// What this use gives for `label`, where it is constant.
    package func constant(for label: String) -> ConstantArgument? {
        guard let argument = call.arguments.first(where: { $0.label == label }) else {
            return call.arguments.contains(where: \.isTrailingClosure) ? nil : .defaultValue
        }
        switch argument.value.kind {
        case .literal(let literal): return .literal(literal)
        case .implicitMember(let name): return .implicitMember(name)
        default: return nil
        }
    }
}
