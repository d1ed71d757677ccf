import SwiftTree

/// Closures that something keeps and that keep the coordinator, or the very object that keeps them.
package struct StrongCaptures: Sendable {
    package struct Entry: Sendable {
        /// The name that the closure captures, where it stands first.
        package let captured: CapturedValue
        package let form: Form
        package let subject: Subject
        package let weight: Weight
        /// Where the closure is handed to what keeps it.
        package let kept: Event
        package let path: Path
        /// The closure is known to return nothing.
        package let closureGivesNothing: Bool
    }

    /// What keeps the object.
    package enum Form: Sendable {
        case closure
        /// A method given by its name.
        case method
        /// `assign(to:on:)`.
        case assignment
    }

    package enum Subject: Sendable {
        case coordinator
        /// The represented object, or a view, control, recognizer or layer.
        case view
    }

    package enum Weight: Sendable {
        /// What is captured keeps the closure: neither is ever freed.
        case cycle
        /// It lives as long as what keeps the closure.
        case longerLife
    }

    /// One for each closure, in the order of the paths.
    package let entries: [Entry]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        entries = StrongCaptureFinder(table: table, representable: representable, paths: paths).entries()
    }

    /// Whether a closure that was given to this start is in a cycle with the coordinator.
    func isInCycle(_ start: Start) -> Bool {
        let closures = Set(start.call.arguments.flatMap(\.value.allHolds).map(\.closure))
        return entries.contains { entry in
            guard case .coordinator = entry.subject, case .cycle = entry.weight else { return false }
            return closures.contains(entry.captured.closure)
        }
    }
}

private struct StrongCaptureFinder {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths
    let retention: Retention
    let releases: Releases

    init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
        retention = Retention(table: table, representable: representable, paths: paths)
        releases = Releases(table: table, representable: representable, paths: paths, retention: retention)
    }

    func entries() -> [StrongCaptures.Entry] {
        guard !paths.make.isCutOff, !paths.dismantle.isCutOff else { return [] }
        var order: [SiteKey] = []
        var found: [SiteKey: [StrongCaptures.Entry]] = [:]
        for holding in retention.holdings {
            for captured in holding.held where captured.strength == .strong {
                guard let entry = entry(captured, in: holding) else { continue }
                if found[captured.closure] == nil { order.append(captured.closure) }
                found[captured.closure, default: []].append(entry)
            }
        }
        return order.compactMap { worst(found[$0] ?? []) }
    }

    /// A cycle goes before a longer life, the first name before a later one.
    private func worst(_ entries: [StrongCaptures.Entry]) -> StrongCaptures.Entry? {
        let cycles = entries.filter { $0.weight == .cycle }
        return (cycles.isEmpty ? entries : cycles).min { $0.captured.site.range.start < $1.captured.site.range.start }
    }

    private func entry(_ captured: CapturedValue, in holding: Retention.Holding) -> StrongCaptures.Entry? {
        guard let place = captured.place else { return nil }
        let node = retention.node(place, on: holding.pathIndex)
        guard let subject = subject(captured, at: node) else { return nil }
        let ways = holding.keepers.compactMap { retention.way(from: node, to: $0) }
        if !ways.isEmpty {
            guard ways.contains(where: { !releases.breaks($0, holding) }) else { return nil }
        } else {
            guard subject == .coordinator, isKept(holding), !releases.breaks(holding.keepers, holding), !keepsForLife(holding) else {
                return nil
            }
        }
        let form: StrongCaptures.Form =
            holding.event.call?.name == "assign" ? .assignment : captured.closure == captured.site ? .method : .closure
        return StrongCaptures.Entry(
            captured: captured, form: form, subject: subject, weight: ways.isEmpty ? .longerLife : .cycle, kept: holding.event,
            path: retention.paths[holding.pathIndex], closureGivesNothing: givesNothing(captured.closure, holding.event))
    }

    /// Told from the call that keeps it, or from the declared type of the property.
    private func givesNothing(_ closure: SiteKey, _ event: Event) -> Bool {
        if let call = event.call {
            // One that was given to an operator before has a result.
            return call.arguments.contains { $0.closure?.range == closure.range } && !KeepingCalls.takesResult(call.name)
        }
        guard let type = event.write?.declared?.declaration.type?.unwrapped, case .function(_, let result) = type.kind else { return false }
        return table.staticType(of: result, in: Scope(file: event.site.file)) == .void
    }

    private func subject(_ captured: CapturedValue, at node: Retention.Node) -> StrongCaptures.Subject? {
        let names = retention.aliases(of: node)
        if names.contains(where: { $0.place == Place(.coordinator) }) { return .coordinator }
        if names.contains(where: { $0.place == Place(.represented) }) { return .view }
        let type = captured.type == .unknown ? retention.type(of: node) : captured.type
        guard table.isViewLike(type, on: representable.platforms) else { return nil }
        return isAttached(node) ? .view : nil
    }

    /// It hangs on the represented object, or the coordinator keeps it.
    private func isAttached(_ node: Retention.Node) -> Bool {
        [Place(.represented), Place(.coordinator)].contains { root in
            retention.way(from: Retention.Node(place: root, path: nil), to: node) != nil
        }
    }

    /// Who keeps the closure, directly or not, keeps the coordinator in a constant as well: it lives as long without the closure.
    private func keepsForLife(_ holding: Retention.Holding) -> Bool {
        !holding.isKeptBySystem && ways(to: holding).allSatisfy { $0.contains(where: keepsCoordinatorForLife) }
    }

    private func keepsCoordinatorForLife(_ node: Retention.Node) -> Bool {
        guard let coordinator = representable.coordinator?.type, let owner = retention.type(of: node).typeID else { return false }
        return table[owner].members.allProperties.contains { property in
            let declaration = property.declaration
            return declaration.isLet && !declaration.isComputed && !declaration.head.has("unowned")
                && table.type(of: property, platforms: representable.platforms) == .project(coordinator)
        }
    }

    /// How the closure is kept by the view and by the representable.
    private func ways(to holding: Retention.Holding) -> [[Retention.Node]] {
        [Place(.represented), Place(.representable)].flatMap { root in
            holding.keepers.compactMap { retention.way(from: Retention.Node(place: root, path: nil), to: $0) }
        }
    }

    /// Something that outlives the call keeps the closure, and it is no queue of jobs from which each is taken in turn.
    private func isKept(_ holding: Retention.Holding) -> Bool {
        if holding.isKeptBySystem { return true }
        return ways(to: holding).contains { !isDrained($0, on: retention.paths[holding.pathIndex]) }
    }

    private func isDrained(_ way: [Retention.Node], on path: Path) -> Bool {
        let places = Set(way.map(\.place))
        return path.events.contains { event in
            guard let call = event.call, call.mutatesReceiver, let place = call.receiver?.place?.withoutParentCopies, places.contains(place)
            else { return false }
            return call.name.hasPrefix("remove") || call.name.hasPrefix("pop")
        }
    }
}
