/// Which optional values of a body are elements of what it was given, and may be missing: `results.first`, and what is got from
/// it. Where one is missing the body has been handed nothing; a `delegate?` or a weak `self?` that is nil is another matter.
struct ElementLookups {
    private let given: Set<String>
    private var found: Set<String> = []

    init(given: Set<String>) {
        self.given = given
    }

    mutating func note(_ name: String, is value: Expression) {
        if isElement(value) { found.insert(name) }
    }

    func isElement(_ value: Expression) -> Bool {
        switch value.kind {
        case .identifier(let name): return found.contains(name)
        case .optionalChain(let base), .cast(let base, _, _): return isElement(base)
        case .member(let base, let name, _):
            if case .identifier(let collection) = base.kind { return given.contains(collection) && Self.lookups.contains(name) }
            return isElement(base)
        case .call(let call):
            guard case .member = call.callee.kind else { return false }
            return isElement(call.callee)
        default: return false
        }
    }

    /// Source: https://developer.apple.com/documentation/swift/collection and bidirectionalcollection
    private static let lookups: Set<String> = ["first", "last", "randomElement", "min", "max"]
}

extension Block {
    /// The collections that are asked whether they hold anything: what is looked up in them after that is there.
    var namesAskedForEmptiness: Set<String> {
        var names: Set<String> = []
        visitExpressions { expression in
            guard case .member(let base, let name, _) = expression.kind, case .identifier(let collection) = base.kind else { return }
            if name == "isEmpty" || name == "count" { names.insert(collection) }
        }
        return names
    }
}
