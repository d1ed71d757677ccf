/// Which queue a value is, as far as code tells.
package enum QueueNature: Sendable {
    case main
    /// Constructed by the project, or one of the global queues.
    case other
    case none
    case unknown
}

extension Project {
    /// - Parameters:
    ///   - value: what is given as a queue on one of the paths of `representable`.
    ///   - events: what happens there.
    package func queueNature(of value: Value, on representable: Representable, events: [Event]) -> QueueNature {
        if value.isNil { return .none }
        if value.implicitMember == "main" || value.place?.last == "main" { return .main }
        if Self.isQueue(value.type), case .construction = value.place?.root, value.place?.path.isEmpty == true { return .other }
        // What a call gives: one of the global queues. The main queue is a member of its class.
        guard let place = value.place else { return Self.isQueue(value.type) ? .other : .unknown }
        if let call = events.lazy.compactMap(\.call).first(where: { $0.result.place == place }) {
            if call.name == "global" || Self.isQueue(call.constructed ?? .unknown) { return .other }
        }
        return property(at: place, of: representable).map(queueNature) ?? .unknown
    }

    private static func isQueue(_ type: StaticType) -> Bool {
        type == .external("DispatchQueue") || type == .external("OperationQueue")
    }

    private func property(at place: Place, of representable: Representable) -> PropertySite? {
        guard place.path.count == 1 else { return nil }
        switch place.root {
        case .coordinator:
            return representable.coordinator.flatMap {
                table.property(named: place.path[0], of: .project($0.type), platforms: representable.platforms)
            }
        case .representable: return representable.input(named: place.path[0])?.site
        case .type: return table.storedVariable(at: place)
        default: return nil
        }
    }

    /// A stored queue is what its initial value makes.
    private func queueNature(of property: PropertySite) -> QueueNature {
        guard let initial = property.declaration.initialValue else { return .unknown }
        switch initial.kind {
        case .member(_, "main", _), .implicitMember("main"): return .main
        case .call(let call):
            switch call.callee.kind {
            case .identifier("DispatchQueue"), .identifier("OperationQueue"), .member(_, "global", _), .implicitMember("global"):
                return .other
            default: return .unknown
            }
        default: return .unknown
        }
    }
}
