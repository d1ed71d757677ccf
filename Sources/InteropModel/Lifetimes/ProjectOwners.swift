import SwiftTree

/// The project's own objects that hold what was started, and what they do when they go.
struct ProjectOwners {
    struct Owner {
        let place: Place
        let type: TypeID
        /// Views and controllers are told by their framework when they leave.
        let isViewLike: Bool
    }

    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    /// The owners of `start`: the objects on the way to its names, the coordinator itself left out.
    func owners(of start: Start) -> [Owner] {
        var found: [Owner] = []
        for name in start.names.sorted(by: { $0.path.count < $1.path.count }) {
            guard var type = type(of: name.root, on: start.path) else { continue }
            for depth in 0..<max(name.path.count, 1) {
                let place = Place(name.root, Array(name.path.prefix(depth)))
                if let id = type.typeID, table[id].isReference, !found.contains(where: { $0.place == place }), isOwner(place) {
                    found.append(Owner(place: place, type: id, isViewLike: table.isViewLike(type, on: representable.platforms)))
                }
                guard depth < name.path.count, let next = memberType(name.path[depth], of: type) else { break }
                type = next
            }
        }
        return found
    }

    /// Whether a weak property of the project lies between the object at the beginning of a name and what the name means.
    func refersWeakly(along name: Place, on path: Path) -> Bool {
        var type = type(of: name.root, on: path)
        for member in name.path {
            guard let owner = type, let site = table.property(named: member, of: owner, platforms: representable.platforms) else {
                return false
            }
            if site.isWeak { return true }
            type = memberType(member, of: owner)
        }
        return false
    }

    private func isOwner(_ place: Place) -> Bool {
        place != Place(.coordinator) && place != Place(.representable)
    }

    private func type(of root: Place.Root, on path: Path) -> StaticType? {
        switch root {
        case .coordinator: representable.coordinator.map { .project($0.type) }
        case .represented: paths.representedType
        case .representable: .project(representable.type)
        case .construction:
            path.events.lazy.compactMap(\.call).first { $0.result.place == Place(root) }?.result.type
        default: nil
        }
    }

    /// What make put there tells more than the declaration, where that is a protocol or missing.
    private func memberType(_ name: String, of type: StaticType) -> StaticType? {
        guard let site = table.property(named: name, of: type, platforms: representable.platforms) else { return nil }
        let declared = table.type(of: site, platforms: representable.platforms)
        if let id = declared.typeID, table[id].isReference { return declared }
        guard let coordinator = representable.coordinator, type == .project(coordinator.type) else { return declared }
        return paths.kept[name].map(\.type) ?? declared
    }

    /// What an owner does when it goes: its `deinit`.
    func deinitializer(of owner: Owner) -> Path {
        walk(owner) { $0.declaration.kind == .deinitializer }
    }

    /// What the framework makes it do: its overrides, such as `viewDidDisappear` and `willMove(toWindow:)`.
    func hooks(of owner: Owner) -> Path {
        owner.isViewLike ? walk(owner) { $0.declaration.head.has("override") && $0.declaration.kind == .function } : .none
    }

    /// What the framework calls on it: actions and delegate callbacks.
    func callbacks(of owner: Owner) -> [FunctionSite] {
        functions(of: owner) { $0.isCalledFromOutside(in: table) }
    }

    private func walk(_ owner: Owner, where isWanted: (FunctionSite) -> Bool) -> Path {
        walk(owner, functions(of: owner, where: isWanted))
    }

    private func functions(of owner: Owner, where isWanted: (FunctionSite) -> Bool) -> [FunctionSite] {
        table.ancestry(of: .project(owner.type), platforms: representable.platforms).compactMap(\.typeID)
            .flatMap { table[$0].members.allFunctions.filter(isWanted) }
    }

    func walk(_ owner: Owner, _ functions: [FunctionSite]) -> Path {
        let walker = PathWalker(
            lookup: LookupCache(table: table, platforms: representable.platforms), subject: WalkSubject(representable), kept: paths.kept)
        let value = Value(place: owner.place.isLocal ? Place(.opaque(-1), owner.place.path) : owner.place, type: .project(owner.type))
        for function in functions { _ = walker.walk(function, selfValue: value, arguments: []) }
        return Path(entry: functions.first, events: walker.events, isCutOff: walker.isCutOff)
    }
}
