import SwiftTree

/// Who else than make changes a property of the coordinator.
extension Project {
    /// Whether code changes the property that stands neither in its class's initializers nor in the representable's make or
    /// `makeCoordinator`. Told by the name alone, on whatever object.
    package func isChangedElsewhere(_ property: PropertySite, than representable: Representable) -> Bool {
        guard let owner = property.owner else { return true }
        let makers = [representable.lifecycle.make, representable.lifecycle.makeCoordinator].compactMap { $0?.key }
        let initializers = (table[owner].members.functions["init"] ?? []).map(\.key)
        let allowed = makers + initializers
        let change = ChangeSearch(name: property.declaration.name)
        let mentions = table.mentions(of: [property.declaration.name])
        for type in table.types {
            for site in type.sites where mentions.mayStand(in: site.file) {
                var isFound = false
                site.declaration.members.visitExpressions { expression in
                    guard !isFound, change.isChange(expression, isOwn: type.id == owner) else { return }
                    let place = SiteKey(file: site.file, range: expression.range)
                    isFound = !allowed.contains { $0.file == place.file && $0.range.contains(place.range) }
                }
                if isFound { return true }
            }
        }
        return table.functions.values.joined().contains { function in
            guard mentions.mayStand(in: function) else { return false }
            var isFound = false
            function.declaration.body?.visitExpressions { isFound = isFound || change.isChange($0, isOwn: false) }
            return isFound
        }
    }
}

private struct ChangeSearch {
    let name: String

    /// Assigned, changed by a mutating call, or passed with `&`.
    ///
    /// - Parameter isOwn: it stands in the property's own class, where the bare name and `self` mean it.
    func isChange(_ expression: Expression, isOwn: Bool) -> Bool {
        switch expression.kind {
        case .assignment(_, let target, _): return leadsThrough(target, isOwn)
        case .prefix("&", let value): return leadsThrough(value, isOwn)
        case .call(let call):
            guard case .member(let base, let method, _) = call.callee.kind, PathWalker.mutations.contains(method) else { return false }
            return leadsThrough(base, isOwn)
        default: return false
        }
    }

    private func leadsThrough(_ expression: Expression, _ isOwn: Bool) -> Bool {
        switch expression.kind {
        case .identifier(name): return isOwn
        case .member(let base, name, _):
            if case .identifier("self") = base.kind { return isOwn }
            return true
        case .member(let base, _, _), .subscript(let base, _), .optionalChain(let base), .forceUnwrap(let base):
            return leadsThrough(base, isOwn)
        case .tuple(let parts): return parts.contains { leadsThrough($0.value, isOwn) }
        default: return false
        }
    }
}
