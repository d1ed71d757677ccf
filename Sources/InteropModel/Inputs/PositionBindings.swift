/// Bindings that go on writing to where they pointed first.
extension Project {
    /// Whether a use passes a binding that points to a position, or one made of closures.
    package func givesPositionBindings(to representable: Representable) -> Bool {
        uses(of: representable).contains { use in !use.isPreview && use.call.arguments.contains { $0.value.isPositionBinding } }
    }
}

extension Expression {
    /// `$rows[index]`, `$rows[index].name`, `Binding(get:set:)`, `.init(get:set:)`.
    fileprivate var isPositionBinding: Bool {
        switch kind {
        case .subscript(let base, _): base.isBinding || base.isPositionBinding
        case .member(let base, _, _): base.isPositionBinding
        case .call(let call): call.arguments.contains { $0.label == "get" }
        default: false
        }
    }

    private var isBinding: Bool {
        switch kind {
        case .identifier(let name): name.hasPrefix("$")
        case .member(let base, _, _): base.isBinding
        default: false
        }
    }
}
