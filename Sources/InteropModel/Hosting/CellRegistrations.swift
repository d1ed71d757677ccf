import SwiftTree

/// Cell registrations that come into being while a cell is asked for.
package struct CellRegistrations: Sendable {
    package struct Entry: Sendable {
        /// Where it is constructed.
        package let site: SiteKey
        package let form: Form
        /// Where a provider makes or first reads it.
        package let provider: SiteKey
    }

    package enum Form: Sendable {
        case constructed
        /// A lazy, global or static property, whose first read makes it.
        case firstRead(String)
    }

    package let entries: [Entry]

    package init(table: TypeTable, host: Host, hosts: [Host]) {
        entries = RegistrationFinder(table: table, host: host, hosts: hosts).entries()
    }
}

private struct RegistrationFinder {
    let table: TypeTable
    let host: Host
    let hosts: [Host]
    private let regions: [HostRegion]

    init(table: TypeTable, host: Host, hosts: [Host]) {
        self.table = table
        self.host = host
        self.hosts = hosts
        regions = table.cellProviders(of: host)
    }

    func entries() -> [CellRegistrations.Entry] {
        guard !regions.isEmpty else { return [] }
        return host.paths.flatMap { path in path.events.flatMap { event in isProvided(event) ? entries(event) : [] } }
    }

    private func isProvided(_ event: Event) -> Bool {
        regions.contains { $0.holds(event) }
    }

    private func entries(_ event: Event) -> [CellRegistrations.Entry] {
        switch event.kind {
        case .call(let call):
            guard let type = call.constructed, table.isRegistration(type), lazyProperty(around: event) == nil else { return [] }
            return [CellRegistrations.Entry(site: event.site, form: .constructed, provider: event.site)]
        case .read(let place, _):
            guard let property = lateProperty(at: place), let construction = construction(of: property),
                !isTouchedBefore(place, property)
            else { return [] }
            return [
                CellRegistrations.Entry(site: construction, form: .firstRead(property.declaration.name), provider: event.site)
            ]
        case .write:
            return []
        }
    }

    /// The lazy property whose initial value an event is part of.
    private func lazyProperty(around event: Event) -> SiteKey? {
        event.conditions?.frames.first { frame in
            frame.tests.contains { $0.kind == .once } && HostRegion(site: frame.site).contains(event.site)
        }?.site
    }

    /// A property that a place names and whose value comes into being at its first read.
    private func lateProperty(at place: Place) -> PropertySite? {
        guard place.path.count == 1, let name = place.first else { return nil }
        switch place.root {
        case .owner:
            guard let type = host.type else { return nil }
            let site = table.property(named: name, of: .project(type), platforms: host.platforms)
            return site?.declaration.head.has("lazy") == true ? site : nil
        case .type:
            return table.storedVariable(at: place)
        default:
            return nil
        }
    }

    /// Where its initial value constructs a registration, in a closure called in place too.
    private func construction(of property: PropertySite) -> SiteKey? {
        guard let initial = property.declaration.initialValue else { return nil }
        let scope = Scope(file: property.file, types: property.owner.map { table.enclosing($0) } ?? [])
        let declared = table.type(of: property, platforms: host.platforms)
        var found: SiteKey?
        initial.visit { expression in
            if found == nil { found = construction(expression, giving: declared, in: scope) }
        }
        return found
    }

    private func construction(_ expression: Expression, giving declared: StaticType, in scope: Scope) -> SiteKey? {
        guard case .call(let call) = expression.kind else { return nil }
        if case .closure = call.callee.kind { return nil }
        if let maker = maker(call, in: scope) { return construction(in: maker) }
        let isImplicit = if case .implicitMember("init") = call.callee.kind { true } else { false }
        guard table.isRegistration(table.constructedType(expression, in: scope)) || isImplicit && table.isRegistration(declared) else {
            return nil
        }
        return SiteKey(file: scope.file, range: expression.range)
    }

    /// `makeRegistration` of `lazy var registration = makeRegistration()`.
    private func maker(_ call: Call, in scope: Scope) -> FunctionSite? {
        let name: String? =
            switch call.callee.kind {
            case .identifier(let name): name
            case .member(let base, let name, _): base.isSelfOrOptional ? name : nil
            default: nil
            }
        guard let name, let owner = scope.types.last else { return nil }
        return table.functions(named: name, of: .project(owner), platforms: host.platforms).first
    }

    private func construction(in maker: FunctionSite) -> SiteKey? {
        let scope = Scope(file: maker.file, types: maker.owner.map { table.enclosing($0) } ?? [])
        let declared = maker.declaration.returnType.map { table.staticType(of: $0, in: scope) } ?? .unknown
        var found: SiteKey?
        maker.declaration.body?.visitExpressions { expression in
            guard found == nil, case .call(let call) = expression.kind, self.maker(call, in: scope) == nil else { return }
            found = construction(expression, giving: declared, in: scope)
        }
        return found
    }

    /// Somebody else reads it: a method that no provider calls, an initializer, a capture list.
    private func isTouchedBefore(_ place: Place, _ property: PropertySite) -> Bool {
        if regions.contains(where: { isCaptured(property.declaration.name, in: $0) }) { return true }
        let candidates = place.root == .owner ? [host] : hosts
        return candidates.contains { other in
            let provided = table.cellProviders(of: other)
            let reached = Set(
                other.paths.flatMap(\.events).filter { event in provided.contains { $0.holds(event) } }
                    .flatMap { event in (event.chain?.steps ?? []).map(\.function.key) })
            return other.methods.contains { method in
                guard method.function.map({ !reached.contains($0.key) }) ?? true else { return false }
                return isRead(place, on: method.path, outside: provided)
            } || isRead(place, on: other.initial, outside: provided)
        }
    }

    private func isRead(_ place: Place, on path: Path, outside regions: [HostRegion]) -> Bool {
        path.events.contains { event in
            guard case .read(place, _) = event.kind else { return false }
            return !regions.contains { $0.holds(event) }
        }
    }

    private func isCaptured(_ name: String, in region: HostRegion) -> Bool {
        table.captureLists(around: region.site, of: host).contains(name)
    }
}

extension TypeTable {
    /// `UICollectionView.CellRegistration` and its sister.
    package func isRegistration(_ type: StaticType) -> Bool {
        let names = ["CellRegistration", "SupplementaryRegistration"]
        return type.externalName.map { name in names.contains { name == $0 || name == "UICollectionView." + $0 } } ?? false
    }

    /// What a collection view calls for a cell, a header or a footer: the data source's methods, and the closures that are given to
    /// a diffable data source.
    func cellProviders(of host: Host) -> [HostRegion] {
        let methods = host.methods.compactMap { method -> HostRegion? in
            guard let function = method.function, function.declaration.makesCell, let body = function.declaration.body else { return nil }
            return HostRegion(site: SiteKey(file: function.file, range: body.range))
        }
        return host.paths.flatMap(\.events).reduce(into: methods) { regions, event in
            if let call = event.call { regions += providers(call) }
            if let write = event.write, write.member == "supplementaryViewProvider",
                let region = write.value.closureRegion
            {
                regions.append(region)
            }
        }
    }

    private func providers(_ call: CallEvent) -> [HostRegion] {
        guard call.name == "init", let type = call.constructed ?? call.receiver?.type,
            frameworkAncestry(of: type).contains("UICollectionViewDiffableDataSource")
        else { return [] }
        return call.closureRegions { $0.label == nil || $0.label == "cellProvider" }
    }

    /// The names in the capture lists of the closures that hold a place in a host's code.
    func captureLists(around site: SiteKey, of host: Host) -> Set<String> {
        var names: Set<String> = []
        let members = host.type.map { self[$0].members }
        let blocks = (members?.allFunctions ?? []).filter { $0.file == site.file }.compactMap(\.declaration.body)
        let visit: (Expression) -> Void = { expression in
            guard case .closure(let closure) = expression.kind, closure.range.contains(site.range) else { return }
            names.formUnion(closure.captures.map(\.name))
        }
        for block in blocks where block.range.contains(site.range) { block.visitExpressions(visit) }
        for property in members?.allProperties ?? [] where property.file == site.file {
            property.declaration.initialValue?.visit(visit)
            for block in property.declaration.accessors.blocks { block.visitExpressions(visit) }
        }
        return names
    }
}
