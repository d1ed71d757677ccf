/// What a coordinator class keeps, and which code of the project touches it.
package struct CoordinatorState: Sendable {
    package enum Exposure: Sendable {
        /// It stores nothing, or nothing but copies of the representable that nobody reads.
        case none
        /// Each of its initializers and methods is isolated by itself, or all that it stores is.
        case isolatedMembers
        /// It has neither initializer nor method, and only make and update touch what it stores.
        case lifecycleOnly
        /// Methods of its own touch it.
        case methods
    }

    package let exposure: Exposure

    /// - Parameter makers: the representables that make this coordinator, with their paths.
    package init(of coordinator: TypeID, in table: TypeTable, makers: [(representable: Representable, paths: RepresentablePaths)]) {
        let classes = table.ancestry(of: .project(coordinator)).compactMap(\.typeID).map { table[$0] }
        let members = CoordinatorMembers(classes: classes)
        let stored = Self.stored(makers)
        if stored.isEmpty || Self.isUnreadParent(stored, members, makers) {
            exposure = .none
        } else if members.areIsolated || stored.allSatisfy({ $0.declaration.head.isGlobalActorMarked }) {
            exposure = .isolatedMembers
        } else if members.functions.isEmpty, !makers.contains(where: { Self.isTouchedLater($0.paths) }) {
            exposure = .lifecycleOnly
        } else {
            exposure = .methods
        }
    }

    private static func stored(_ makers: [(representable: Representable, paths: RepresentablePaths)]) -> [PropertySite] {
        var seen: Set<SiteKey> = []
        return makers.flatMap { $0.representable.coordinator?.storedProperties ?? [] }.filter { seen.insert($0.key).inserted }
    }

    private static func isUnreadParent(
        _ stored: [PropertySite], _ members: CoordinatorMembers, _ makers: [(representable: Representable, paths: RepresentablePaths)]
    ) -> Bool {
        let parents = Set(makers.flatMap { $0.representable.coordinator?.parentProperties ?? [] }.map(\.key))
        guard stored.allSatisfy({ parents.contains($0.key) }) else { return false }
        let names = Set(stored.map(\.declaration.name))
        return !members.mention(names) && !makers.contains { reads(names, $0.paths) }
    }

    /// Whether make, update or anything later looks at one of the parent copies.
    private static func reads(_ names: Set<String>, _ paths: RepresentablePaths) -> Bool {
        paths.everything.flatMap(\.events).contains { event in
            switch event.kind {
            case .read(let place, _): isParent(place, names)
            case .write(let write): isParent(write.receiver.place, names) || isParent(write.value.place, names)
            case .call(let call): isParent(call.receiver?.place, names) || call.arguments.contains { isParent($0.value.place, names) }
            }
        }
    }

    private static func isParent(_ place: Place?, _ names: Set<String>) -> Bool {
        switch place?.root {
        case .parent(let name)?: names.contains(name)
        case .coordinator?: place?.first.map(names.contains) ?? false
        default: false
        }
    }

    /// Whether a kept closure or a handler touches what the coordinator stores.
    private static func isTouchedLater(_ paths: RepresentablePaths) -> Bool {
        let own = [paths.make, paths.update, paths.size].flatMap(\.events)
        if own.compactMap(\.write).contains(where: { $0.value.captured.contains(where: touches) }) { return true }
        let kept = own.filter(\.isStored)
        return (kept + paths.handlers.flatMap(\.events)).contains { event in
            switch event.kind {
            case .read(let place, _): touches(place)
            case .write(let write): touches(write.place)
            case .call(let call): touches(call.receiver?.place) || call.arguments.contains { $0.value.place?.root == .coordinator }
            }
        }
    }

    private static func touches(_ place: Place?) -> Bool {
        switch place?.root {
        case .coordinator?: place?.path.isEmpty == false
        case .parent?: true
        default: false
        }
    }
}
