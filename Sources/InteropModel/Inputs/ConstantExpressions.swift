/// Inputs that stay what they are as long as the view lives.
extension Project {
    /// Whether every use outside previews leaves the input out or gives it an expression of constants: then it never changes
    /// under a view that is shown.
    package func isConstant(_ input: Input, of representable: Representable) -> Bool {
        let uses = uses(of: representable).filter { !$0.isPreview }
        guard !uses.isEmpty else { return false }
        return uses.allSatisfy { use in
            guard let argument = use.call.arguments.first(where: { $0.label == input.name }) else {
                return use.constant(for: input.name) != nil
            }
            return argument.value.isConstant
        }
    }
}

extension Expression {
    /// Made of literals, cases and static members alone.
    var isConstant: Bool {
        switch kind {
        case .literal, .implicitMember, .keyPath, .type, .selector: true
        case .identifier(let name): name.first?.isUppercase == true
        case .member(let base, _, _), .prefix(_, let base), .forceUnwrap(let base), .optionalChain(let base), .cast(let base, _, _):
            base.isConstant
        case .call(let call): call.callee.isConstant && call.arguments.allSatisfy(\.value.isConstant)
        case .array(let parts), .dictionary(let parts): parts.allSatisfy(\.isConstant)
        case .tuple(let parts): parts.allSatisfy(\.value.isConstant)
        case .binary(_, let left, let right): left.isConstant && right.isConstant
        default: false
        }
    }
}
