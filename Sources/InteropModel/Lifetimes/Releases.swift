import SwiftTree

/// What lets go of a closure that is kept, by the time the view has gone.
struct Releases {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths
    let retention: Retention
    private let leaving: [Event]

    init(table: TypeTable, representable: Representable, paths: RepresentablePaths, retention: Retention) {
        self.table = table
        self.representable = representable
        self.paths = paths
        self.retention = retention
        leaving = paths.dismantle.events + Self.hooks(table, representable, paths)
    }

    /// What a represented class of the project does when it leaves: `viewDidDisappear`, `willMove(toWindow:)`.
    private static func hooks(_ table: TypeTable, _ representable: Representable, _ paths: RepresentablePaths) -> [Event] {
        guard let id = paths.representedType.typeID else { return [] }
        let owner = ProjectOwners.Owner(place: Place(.represented), type: id, isViewLike: true)
        return ProjectOwners(table: table, representable: representable, paths: paths).hooks(of: owner).events
    }

    /// Whether the chain of keepers on `way` is broken: when the view goes, by the closure itself, or by what ends for good the
    /// thing that keeps it.
    func breaks(_ way: [Retention.Node], _ holding: Retention.Holding) -> Bool {
        let names = Set(way.flatMap(retention.aliases).map(\.place).filter { !$0.path.isEmpty || $0.isLocal })
        if leaving.contains(where: { letsGo($0, of: names, isSamePath: false) || handsOver($0) }) { return true }
        if isUsedUp(names, holding) { return true }
        let path = retention.paths[holding.pathIndex]
        let closures = Set(holding.held.map(\.closure))
        let isOwnEnd = path.events.contains { event in
            closures.contains { $0.file == event.site.file && $0.range.contains(event.site.range) }
                && letsGo(event, of: names, isSamePath: true)
        }
        return isOwnEnd || endsForGood(holding, path)
    }

    /// What keeps it is emptied again: later in the same run, or by whoever calls the closure that a property holds.
    private func isUsedUp(_ names: Set<Place>, _ holding: Retention.Holding) -> Bool {
        let path = retention.paths[holding.pathIndex]
        let start = path.events.firstIndex { $0.site == holding.event.site } ?? path.events.endIndex
        let isEmptied = path.events[start...].contains { event in
            !event.isStored && isAlways(event, after: holding.event) && letsGo(event, of: names, isSamePath: true)
        }
        return isEmptied
            || retention.paths.contains { other in
                other.events.contains { isCall($0, of: names) } && other.events.contains { isNilWrite($0, to: names) }
            }
    }

    private func isAlways(_ event: Event, after start: Event) -> Bool {
        guard let conditions = event.conditions else { return true }
        return start.conditions?.isInside(conditions) == true
    }

    private func isCall(_ event: Event, of names: Set<Place>) -> Bool {
        guard let call = event.call, call.isClosureProperty, let place = call.receiver?.place else { return false }
        return names.contains(place.appending(call.name))
    }

    private func isNilWrite(_ event: Event, to names: Set<Place>) -> Bool {
        guard let write = event.write, write.value.isNil, let place = write.place else { return false }
        return !place.isLocal && names.contains(place)
    }

    /// It is a start of the table of pairs, and something other than the coordinator's `deinit` ends it.
    private func endsForGood(_ holding: Retention.Holding, _ path: Path) -> Bool {
        let finder = StartFinder(table: table, representable: representable, paths: paths)
        guard let start = finder.start(holding.event, on: path, evenIfHarmless: true) else { return false }
        return Endings(start: start, table: table, representable: representable, paths: paths).isEndedBeforeDeinit
    }

    private func letsGo(_ event: Event, of names: Set<Place>, isSamePath: Bool) -> Bool {
        func isNamed(_ place: Place?) -> Bool {
            guard let place = place?.withoutParentCopies, isSamePath || !place.isLocal else { return false }
            // Emptying a collection lets go of what is in it.
            return names.contains { place == $0 || place == $0.appending("[]") || place.appending("[]") == $0 }
        }
        if let write = event.write { return write.operator == "=" && isNamed(write.place) && isEmpty(write.value) }
        guard let call = event.call, call.function == nil, Self.endings.contains(where: call.name.hasPrefix) else { return false }
        return isNamed(call.receiver?.place) || call.arguments.contains { isNamed($0.value.place) }
    }

    /// `nil`, `[]`, `{}`: nothing that keeps anything.
    private func isEmpty(_ value: Value) -> Bool {
        value.isNil || (value.place == nil && value.sources.isEmpty && value.elements.isEmpty && value.allHolds.isEmpty)
    }

    private static let endings = [
        "cancel", "invalidate", "remove", "stop", "end", "reset", "clear", "tearDown", "detach", "dispose", "close", "finish", "disconnect",
        "unsubscribe", "unregister", "popLast", "popFirst", "drain",
    ]

    /// Code that does not resolve is given the coordinator when the view goes: what it does cannot be known.
    private func handsOver(_ event: Event) -> Bool {
        guard let call = event.call, call.function == nil, !CallEvent.harmless.contains(call.name) else { return false }
        return call.arguments.contains { $0.value.place == Place(.coordinator) }
    }
}
