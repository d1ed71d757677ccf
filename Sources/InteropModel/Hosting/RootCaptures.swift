import SwiftTree

/// Closures in what is hosted that keep the object which keeps the host.
package struct RootCaptures: Sendable {
    package enum Keeper: Sendable {
        /// A hosting controller or view that the owner keeps.
        case host
        /// A cell of the owner's table or collection view.
        case cell
        /// The hosting controller or view that is captured is the one that shows the closure.
        case itself
    }

    package struct Entry: Sendable {
        package let captured: CapturedValue
        package let keeper: Keeper
        package let ownerType: StaticType
        /// A closure that is written in place; nil for a method taken by its name.
        package let closure: Closure?
        package let givesNothing: Bool
        /// Where the root view or the content is given away.
        package let kept: SiteKey

        /// The capture is that of an inner closure's list.
        package var isFromInnerList: Bool {
            var found = false
            closure?.body.visitExpressions { expression in
                guard case .closure(let inner) = expression.kind else { return }
                found = found || inner.captures.contains { $0.nameRange == captured.site.range }
            }
            return found
        }
    }

    package let entries: [Entry]

    package init(table: TypeTable, host: Host) {
        guard host.type.map({ table.isReference(.project($0)) == true && !table.livesForever($0) }) ?? true else {
            entries = []
            return
        }
        let type = host.type.map(StaticType.project) ?? .unknown
        let finder = RootCaptureFinder(
            table: table, paths: host.paths, platforms: host.platforms, owners: [Place(.owner)], ownerType: type,
            released: Self.released(host))
        entries = Self.outermost(finder.entries() + Self.cellEntries(host, type, table))
    }

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        guard let coordinator = representable.coordinator, table.isReference(.project(coordinator.type)) == true else {
            entries = []
            return
        }
        let finder = RootCaptureFinder(
            table: table, paths: [paths.make, paths.update] + paths.handlers, platforms: representable.platforms,
            owners: [Place(.coordinator), Place(.context)], ownerType: .project(coordinator.type), released: [])
        entries = Self.outermost(finder.entries())
    }

    /// What is set back to nil outside of `deinit` is let go of when the time has come.
    private static func released(_ host: Host) -> Set<Place> {
        var found: Set<Place> = []
        for method in host.methods where method.function?.declaration.kind != .deinitializer {
            var last: [Place: Bool] = [:]
            for (_, write) in method.path.writes {
                if let place = write.place, place.root == .owner, place.path.count == 1 { last[place] = write.value.isNil }
            }
            found.formUnion(last.filter(\.value).keys)
        }
        return found
    }

    /// Actions in the cells of a table or collection view that the owner keeps.
    private static func cellEntries(_ host: Host, _ type: StaticType, _ table: TypeTable) -> [Entry] {
        guard table.keepsList(type) else { return [] }
        return host.cellContents.flatMap { content in
            content.actions(in: table).flatMap { _, argument in
                argument.value.holds.filter { $0.strength == .strong && $0.place == Place(.owner) }.map { captured in
                    Entry(
                        captured: captured, keeper: .cell, ownerType: type, closure: argument.closure, givesNothing: true,
                        kept: content.site)
                }
            }
        }
    }

    /// A closure inside another that is kept is no finding of its own.
    private static func outermost(_ entries: [Entry]) -> [Entry] {
        entries.filter { entry in
            !entries.contains { other in
                other.captured.closure != entry.captured.closure
                    && HostRegion(site: other.captured.closure).contains(entry.captured.closure)
            }
        }
    }
}

/// What a path makes and writes, by place.
private struct PathIndex {
    let path: Path
    private var constructions: [Place: [SiteKey]] = [:]
    private var holds: [Place: [CapturedValue]] = [:]
    /// What some closure on it holds strongly.
    let held: Set<Place>

    init(_ path: Path, held: Set<Place>) {
        self.path = path
        self.held = held
        for event in path.events {
            if let place = event.call?.result.place, case .construction = place.root {
                constructions[place, default: []].append(event.site)
            }
            guard let write = event.write, !write.value.holds.isEmpty, write.receiver.type.typeID != nil,
                let place = write.receiver.place, place.path.isEmpty, case .construction = place.root
            else { continue }
            holds[place, default: []] += write.value.holds
        }
    }

    /// The calls that give what stands at `place`.
    func origins(of place: Place) -> [SiteKey] { constructions[place] ?? [] }

    /// What closures hold that are assigned to the members of a view, or of an object that it is given, before it is shown.
    func written(to place: Place) -> [CapturedValue] { holds[place] ?? [] }
}

extension Path {
    /// What its closures hold strongly.
    fileprivate var heldStrongly: Set<Place> {
        events.reduce(into: []) { places, event in
            let holds = event.write?.value.holds ?? event.call?.arguments.flatMap(\.value.holds) ?? []
            for captured in holds where captured.strength == .strong { if let place = captured.place { places.insert(place) } }
        }
    }
}

private struct RootCaptureFinder {
    let table: TypeTable
    let paths: [Path]
    let platforms: PlatformSet
    /// The names of the object that may keep what is hosted.
    let owners: Set<Place>
    let ownerType: StaticType
    let released: Set<Place>

    func entries() -> [RootCaptures.Entry] {
        paths.flatMap { path -> [RootCaptures.Entry] in
            let shown = path.events.filter(showsContent)
            let held = path.heldStrongly
            guard !shown.isEmpty, !held.isEmpty else { return [] }
            let keepers = HostKeepers(table: table, path: path, platforms: platforms, rootType: rootType, released: released)
            let indexed = PathIndex(path, held: held)
            return shown.flatMap { entries($0, on: indexed, keepers) }
        }
    }

    private func showsContent(_ event: Event) -> Bool {
        if let type = event.call?.constructed { return table.isHosting(type) }
        return event.write.flatMap(hostOfRoot) != nil
    }

    private func rootType(_ root: Place.Root) -> StaticType {
        owners.contains(Place(root)) ? ownerType : .unknown
    }

    /// What an event gives a hosting controller or view to show, and who keeps that.
    private func entries(_ event: Event, on path: PathIndex, _ keepers: HostKeepers) -> [RootCaptures.Entry] {
        if let call = event.call, let type = call.constructed, table.isHosting(type), let place = call.result.place {
            return entries(
                shownBy: [event.site], on: path, keepers.keepers(of: place),
                implicit: implicitRoot(of: call, in: event.site.file, at: place, path.path))
        }
        guard let write = event.write, let host = hostOfRoot(write) else { return [] }
        let keeping = keepers.keepers(of: host).union([host])
        let before = write.value.place.map { (path.origins(of: $0), path.written(to: $0)) } ?? ([], [])
        let direct = (write.value.holds + before.1).compactMap { captured in
            entry(captured, closure: nil, givesNothing: false, kept: event.site, keeping)
        }
        // What a closure makes that the root view is given is shown by others.
        let shown = write.value.closureRegion == nil ? [write.valueSite] : []
        return direct + entries(shownBy: shown + before.0, on: path, keeping)
    }

    /// The host whose `rootView`, or a part of it, is written.
    private func hostOfRoot(_ write: Write) -> Place? {
        if write.member == "rootView", table.isHosting(write.receiver.type) { return write.receiver.place }
        guard let place = write.place, let index = place.path.firstIndex(of: "rootView") else { return nil }
        return Place(place.root, Array(place.path.prefix(index)))
    }

    /// `.init(…)` as the root view, and the type that the property tells which keeps the host.
    private func implicitRoot(of call: CallEvent, in file: Int, at place: Place, _ path: Path) -> ImplicitRoot? {
        guard let root = call.written.first(where: { $0.label == "rootView" })?.value, case .call(let made) = root.kind,
            case .implicitMember("init") = made.callee.kind,
            let property = path.writes.first(where: { $0.write.value.place == place })?.write.declared,
            case .named(_, let arguments)? = property.declaration.type?.unwrapped.kind, let content = arguments.first
        else { return nil }
        let scope = Scope(file: property.file, types: property.owner.map { table.enclosing($0) } ?? [], platforms: platforms)
        return table.staticType(of: content, in: scope).typeID.map { (SiteKey(file: file, range: root.range), $0) }
    }

    private typealias ImplicitRoot = (site: SiteKey, type: TypeID)

    private func entries(
        shownBy seeds: [SiteKey], on path: PathIndex, _ keeping: Set<Place>, implicit: ImplicitRoot? = nil
    ) -> [RootCaptures.Entry] {
        let isHeld = !keeping.isDisjoint(with: path.held) || !owners.isDisjoint(with: keeping) && !owners.isDisjoint(with: path.held)
        guard isHeld, let site = seeds.first else { return [] }
        var sites = seeds
        var found: [RootCaptures.Entry] = []
        var index = 0
        while index < sites.count, sites.count < 64 {
            let region = HostRegion(site: sites[index])
            index += 1
            let inside = path.path.events.filter(region.holds)
            let actions = inside.compactMap(\.call).flatMap(actionRegions)
            for event in inside {
                guard let call = event.call else { continue }
                let places = given(to: call)
                guard !places.isEmpty || call.arguments.contains(where: { !$0.value.holds.isEmpty }),
                    !actions.contains(where: { $0.holds(event) })
                else { continue }
                found += entries(call, kept: site, keeping, as: event.site == implicit?.site ? implicit?.type : nil)
                // What was made before and is given here, or stands in a builder.
                for place in places {
                    for origin in path.origins(of: place) where !sites.contains(where: { HostRegion(site: $0).contains(origin) }) {
                        sites.append(origin)
                    }
                    found += path.written(to: place).compactMap { entry($0, closure: nil, givesNothing: false, kept: site, keeping) }
                }
            }
        }
        return found
    }

    /// The closures that a call is given and that run when the person does something: what they make is shown elsewhere.
    private func actionRegions(_ call: CallEvent) -> [HostRegion] {
        zip(call.arguments, call.written).compactMap { argument, written in
            argument.closure != nil && !argument.value.holds.isEmpty && table.role(of: written, in: call) == .action
                ? argument.value.closureRegion : nil
        }
    }

    private func given(to call: CallEvent) -> [Place] {
        let values = call.arguments.map(\.value) + [call.receiver].compactMap { $0 }
        let built = zip(call.arguments, call.written).filter { argument, written in
            argument.closure != nil && !argument.value.holds.isEmpty && table.role(of: written, in: call) != .action
        }
        let places = values.compactMap(\.place) + built.flatMap { $0.0.value.holds }.compactMap(\.place)
        return places.filter { if case .construction = $0.root { true } else { false } }
    }

    /// - Parameter type: what the call constructs, where only its context tells.
    private func entries(_ call: CallEvent, kept: SiteKey, _ keeping: Set<Place>, as type: TypeID?) -> [RootCaptures.Entry] {
        zip(call.arguments, call.written).flatMap { argument, written -> [RootCaptures.Entry] in
            guard !argument.value.holds.isEmpty else { return [] }
            let role = type.map { table.role(of: written, in: call, constructing: $0) } ?? table.role(of: written, in: call)
            guard role == .action || role == .keptBuilder else { return [] }
            return argument.value.holds.compactMap {
                entry($0, closure: argument.closure, givesNothing: role == .action, kept: kept, keeping)
            }
        }
    }

    private func entry(
        _ captured: CapturedValue, closure: Closure?, givesNothing: Bool, kept: SiteKey, _ keeping: Set<Place>
    ) -> RootCaptures.Entry? {
        guard captured.strength == .strong, let place = captured.place else { return nil }
        let isOwner = owners.contains(place) && !owners.isDisjoint(with: keeping)
        guard isOwner || keeping.contains(place) && isObject(captured.type) else { return nil }
        let isHost = table.isHosting(isOwner ? ownerType : captured.type)
        return RootCaptures.Entry(
            captured: captured, keeper: isHost ? .itself : .host, ownerType: isOwner ? ownerType : captured.type, closure: closure,
            givesNothing: givesNothing, kept: kept)
    }

    /// What keeps a host is an object, unless its type is known to be a value.
    private func isObject(_ type: StaticType) -> Bool {
        table.isReference(type) != false
    }
}

extension TypeTable {
    /// The application's or a scene's delegate, and what has one shared instance: being kept does it no harm.
    func livesForever(_ id: TypeID) -> Bool {
        let delegates: Set<String> = ["UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
        if protocols(of: id).contains(where: { $0.externalName.map(delegates.contains) ?? false }) { return true }
        return self[id].members.allProperties.contains { property in
            guard property.declaration.head.isStatic, ["shared", "default", "current", "main"].contains(property.declaration.name) else {
                return false
            }
            let type = type(of: property, platforms: .all)
            return type == .project(id) || type == .metatype(.project(id))
        }
    }

    /// A controller or a view, or an object that stores a table or collection view.
    fileprivate func keepsList(_ type: StaticType) -> Bool {
        guard let id = type.typeID, !isCell(type) else { return false }
        let lists: Set<String> = ["UITableView", "UICollectionView"]
        let ancestry = frameworkAncestry(of: type)
        if ancestry.contains("UIViewController") || ancestry.contains(where: lists.contains) { return true }
        return self[id].members.allProperties.contains { property in
            let declaration = property.declaration
            guard !declaration.isComputed, !declaration.head.isWeak, !declaration.head.isStatic else { return false }
            return frameworkAncestry(of: self.type(of: property, platforms: .all)).contains(where: lists.contains)
        }
    }
}
