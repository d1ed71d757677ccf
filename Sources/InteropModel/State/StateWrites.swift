/// A statement that changes SwiftUI state.
package struct StateWrite: Sendable {
    package let event: Event
    package let state: SwiftUIState
    /// The statement; where a value's own method changes it, the call of that method.
    package let site: SiteKey
    /// The assignment; nil for a mutating call, and for state passed with `&`.
    package let assignment: Write?
    /// It writes the same at each run, or takes something away until nothing is left.
    package let isConstant: Bool
}

/// Finds the statements that change SwiftUI state on the paths of one representable: by assignment, through a mutating
/// call of a standard collection, or by passing the state with `&`.
package struct StateWrites: Sendable {
    package let places: StatePlaces
    private let table: TypeTable
    private let representable: Representable

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        places = StatePlaces(table: project.table, representable: representable, paths: paths)
        table = project.table
        self.representable = representable
    }

    package func writes(on path: Path) -> [StateWrite] {
        path.onPath.compactMap(write)
    }

    /// The change of state that `event` is, if it is one.
    package func write(_ event: Event) -> StateWrite? {
        if let write = event.write {
            guard let state = write.place.flatMap(places.state) else { return nil }
            return StateWrite(
                event: event, state: state, site: site(of: event), assignment: write, isConstant: write.isConstant)
        }
        guard let call = event.call else { return nil }
        if call.mutatesReceiver, let state = call.receiver?.place.flatMap(places.state), isValue(state.type) || call.name == "toggle" {
            return StateWrite(
                event: event, state: state, site: site(of: event), assignment: nil,
                isConstant: Self.consuming.contains(call.name))
        }
        for (argument, written) in zip(call.arguments, call.written) {
            guard case .prefix("&", _) = written.value.kind, let state = argument.value.place.flatMap(places.state) else { continue }
            return StateWrite(event: event, state: state, site: site(of: event), assignment: nil, isConstant: false)
        }
        return nil
    }

    private static let consuming: Set<String> = [
        "toggle", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popLast", "popFirst", "removeValue", "subtract",
    ]

    private func isValue(_ type: StaticType) -> Bool {
        table.isCopied(type, initialValue: nil) == true
    }

    /// What stands in a value's own mutating method is written where that method is called.
    private func site(of event: Event) -> SiteKey {
        var site = event.site
        var chain = event.chain
        while let step = chain, let owner = step.function.owner, owner != representable.type,
            table[owner].kind == .struct || table[owner].kind == .enum
        {
            site = step.site
            chain = step.caller
        }
        return site
    }
}

extension Write {
    /// A literal, an enum's case, an empty collection: nothing that was read.
    fileprivate var isConstant: Bool {
        self.operator == "=" && value.closure == nil
            && value.sources.allSatisfy { source in
                if case .type = source.root { true } else { false }
            }
    }
}
