import SwiftTree

/// What a representable's paths start and nothing ends when the view goes.
package struct UnendedStarts: Sendable {
    package struct Entry: Sendable {
        package let start: Start
        package let weight: Weight
        /// Where it is ended although that is not enough, and why.
        package let insufficient: Insufficient?
    }

    package enum Weight: Sendable {
        case certain
        /// It most likely ends with the represented object, which alone keeps it, or closes at the next click elsewhere.
        case likelyHarmless
    }

    package enum Insufficient: Sendable {
        /// The `deinit` never runs: what was started keeps the coordinator alive.
        case deinitNeverRuns(SiteKey)
        /// Only update ends it.
        case onlyInUpdate(SiteKey)
    }

    package let entries: [Entry]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        entries = UnendedStartFinder(table: table, representable: representable, paths: paths).entries()
    }
}

private final class UnendedStartFinder {
    private let table: TypeTable
    private let representable: Representable
    private let paths: RepresentablePaths
    private lazy var captures = StrongCaptures(table: table, representable: representable, paths: paths)

    init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
    }

    func entries() -> [UnendedStarts.Entry] {
        let all = [paths.make, paths.update, paths.dismantle, paths.deinitializer]
        guard !all.contains(where: \.isCutOff) else { return [] }
        let found = StartFinder(table: table, representable: representable, paths: paths).starts().compactMap(entry)
        return found.isEmpty || hasUncalledDismantle ? [] : found
    }

    /// A dismantle method that SwiftUI never calls is a finding of its own.
    private var hasUncalledDismantle: Bool {
        LifecycleMismatches(table: table, representable: representable, paths: paths).all.contains { $0.signature.role == .dismantle }
    }

    private func entry(_ start: Start) -> UnendedStarts.Entry? {
        guard !start.path.isCutOff else { return nil }
        let ends = Endings(start: start, table: table, representable: representable, paths: paths)
        if ends.isEnded || ends.cannotBeTold { return nil }
        // A struct as its target is another rule's: what was started calls nothing.
        if start.call.arguments.contains(where: { $0.label == "target" && $0.value.place == Place(.representable) }) { return nil }
        if start.pair.mattersOnlyAsCycle, !keepsView(start) { return nil }
        // A closure that keeps the coordinator, and with it this `deinit`, is another rule's.
        if ends.deinitEnd != nil, start.keepsByClosure(Place(.coordinator)), captures.isInCycle(start) { return nil }
        let insufficient = ends.deinitEnd.map { UnendedStarts.Insufficient.deinitNeverRuns($0) } ?? ends.updateEnd.map { .onlyInUpdate($0) }
        return UnendedStarts.Entry(start: start, weight: weight(start), insufficient: insufficient)
    }

    /// It keeps the coordinator, the represented object or what hangs on it.
    private func keepsView(_ start: Start) -> Bool {
        let owners = ProjectOwners(table: table, representable: representable, paths: paths)
        return start.keeps(Place(.coordinator)) || start.keeps(Place(.represented))
            || start.names.contains { start.keeps(Place($0.root)) && !owners.refersWeakly(along: $0, on: start.path) }
    }

    // MARK: Weight

    private func weight(_ start: Start) -> UnendedStarts.Weight {
        if start.pair.isShowing { return closesAtNextClick(start) ? .likelyHarmless : .certain }
        let kind = FrameworkClasses.named(start.pair.receiver)?.kind
        let isOwned = start.pair.handle == .receiver && (kind == .player || kind == .session) && onlyRepresentedKeeps(start)
        return isOwned || belongsToApp(start) ? .likelyHarmless : .certain
    }

    /// Only a shared object of the project holds it, which is meant to outlive the view.
    private func belongsToApp(_ start: Start) -> Bool {
        !start.names.isEmpty
            && start.names.allSatisfy { name in
                guard case .type(let owner) = name.root else { return false }
                return table.topLevel[owner] != nil || owner.isEmpty
            }
    }

    /// A `.transient` popover, and a controller presented as a popover: a click elsewhere closes them.
    private func closesAtNextClick(_ start: Start) -> Bool {
        let events = paths.make.events + paths.update.events + paths.handlers.flatMap(\.events)
        return events.contains { event in
            guard let write = event.write, write.receiver.place.map({ start.names.contains($0) }) ?? false else { return false }
            let value = write.value.implicitMember ?? write.value.place?.last
            return (write.member == "behavior" && value == "transient") || (write.member == "modalPresentationStyle" && value == "popover")
        }
    }

    /// Made in make, or the represented object's own, and given to nothing else.
    private func onlyRepresentedKeeps(_ start: Start) -> Bool {
        let isOwn = start.names.allSatisfy { name in
            switch name.root {
            case .represented: !name.path.isEmpty
            case .construction: true
            default: false
            }
        }
        return isOwn
            && !paths.make.events.contains { event in
                guard let call = event.call,
                    call.arguments.contains(where: { argument in start.names.contains(where: argument.value.holdsStrongly) })
                else { return false }
                return call.constructed == nil && !["async", "asyncAfter", "sync"].contains(call.name)
            }
    }
}
