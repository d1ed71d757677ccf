import SwiftTree

/// Finds out, round by round, what the model would need to know more than the parsed files tell.
///
/// A representable is walked again only when a new file declares a name that its walk missed.
package struct MissingSources {
    private struct Key: Hashable {
        let path: String
        let range: ByteRange
        /// nil for a host.
        let kind: RepresentableKind?
    }

    private var missingBySubject: [Key: Set<SourceQuery>] = [:]
    private var knownPaths: Set<String> = []
    private let walks: any WalkRunner
    private let settings: ProjectSettings

    package init(walks: any WalkRunner = SerialWalks(), settings: ProjectSettings = ProjectSettings()) {
        self.walks = walks
        self.settings = settings
    }

    /// The queries that `files` leave open.
    package mutating func queries(for files: [FileSyntax]) -> Set<SourceQuery> {
        let table = TypeTable(files: files)
        let news = DeclaredNameSet(of: files.filter { !knownPaths.contains($0.path) })
        knownPaths = Set(files.map(\.path))
        let settings = settings
        // What is found without a walk, each on a thread.
        let sightings = walks.run(Sighting.allCases) { sighting in
            switch sighting {
            case .hosts: Sightings(hosts: HostDiscovery(table: table))
            case .rows: Sightings(queries: table.rowModelUses)
            case .reads: Sightings(queries: Self.trackedReads(files, table, settings))
            case .reaches: Sightings(queries: UIKitReaches(table: table).missing)
            }
        }
        let representables = RepresentableDiscovery(table: table).all()
        let keys = representables.map { key(of: $0, files) }
        let stale = representables.indices.filter { isStale(keys[$0], news) }
        let missing = walks.run(stale.map { representables[$0] }, largestFirst: \.conformance.declaration.range.count) { representable in
            Self.queries(of: representable, PathBuilder(table: table, representable: representable).paths(), table)
        }
        for (index, queries) in zip(stale, missing) { missingBySubject[keys[index]] = queries }
        let hosts = sightings.compactMap(\.hosts).map { hostQueries($0, files, table, news) }
        let found = (sightings.map(\.queries) + hosts).reduce(into: table.undeclaredRepresentables) { $0.formUnion($1) }
        return keys.reduce(into: found) { $0.formUnion(missingBySubject[$1] ?? []) }
    }

    /// What the parsed files tell without a walk.
    private enum Sighting: CaseIterable {
        case hosts, rows, reads, reaches
    }

    private struct Sightings: Sendable {
        var queries: Set<SourceQuery> = []
        var hosts: HostSightings?

        init(queries: Set<SourceQuery>) {
            self.queries = queries
        }

        init(hosts discovery: HostDiscovery) {
            hosts = HostSightings(sites: discovery.sites(), classes: discovery.hostingClasses)
        }
    }

    private struct HostSightings: Sendable {
        let sites: [HostSite]
        let classes: Set<String>
    }

    /// Never walked, or missed what a new file declares.
    private func isStale(_ key: Key, _ news: DeclaredNameSet) -> Bool {
        missingBySubject[key].map { $0.contains(where: news.answer) } ?? true
    }

    /// Where what UIKit tracks depends on the property list: the files with update methods, and what these read from.
    private static func trackedReads(
        _ files: [FileSyntax], _ table: TypeTable, _ settings: ProjectSettings
    ) -> Set<SourceQuery> {
        let texts = settings.leavesTrackingToPropertyList ? TrackedReads.texts.map { SourceQuery.text($0) } : []
        return TrackedReads(table: table, files: files, settings: settings).missing.union(texts)
    }

    /// What the hosts' walks miss.
    private mutating func hostQueries(
        _ found: HostSightings, _ files: [FileSyntax], _ table: TypeTable, _ news: DeclaredNameSet
    ) -> Set<SourceQuery> {
        let keys = found.sites.map { Key(path: files[$0.file].path, range: $0.range, kind: nil) }
        let stale = found.sites.indices.filter { isStale(keys[$0], news) }
        let missing = walks.run(stale.map { found.sites[$0] }, largestFirst: \.range.count) { site in
            Self.queries(of: HostPathBuilder(table: table, site: site).host(), table)
        }
        for (index, queries) in zip(stale, missing) { missingBySubject[keys[index]] = queries }
        // Who makes a hosting controller of the project's own may name no other.
        return keys.reduce(into: Set(found.classes.map { SourceQuery.use($0) })) { $0.formUnion(missingBySubject[$1] ?? []) }
    }

    private static func queries(of host: Host, _ table: TypeTable) -> Set<SourceQuery> {
        let own = host.type.map { [SourceQuery.type(table[$0].name)] } ?? []
        return host.missing.union(own).union(host.callersOfTracking).union(
            table.undeclaredSuperclasses(of: host).union(table.undeclaredViews(of: host)).map(SourceQuery.type))
    }

    private func key(of representable: Representable, _ files: [FileSyntax]) -> Key {
        let site = representable.conformance
        return Key(path: files[site.file].path, range: site.declaration.range, kind: representable.kind)
    }

    private static func queries(of representable: Representable, _ paths: RepresentablePaths, _ table: TypeTable) -> Set<SourceQuery> {
        var queries = paths.missing
        let name = table[representable.type].name
        queries.insert(.type(name))
        for case .external(let name) in representable.inputs.map(\.type) { queries.insert(.type(name)) }
        let asksForUses =
            KeptInputs(table: table, representable: representable, paths: paths).stale.contains(where: \.isBinding)
            || !UnsyncedInputs(table: table, representable: representable, paths: paths).entries.isEmpty
            || !representable.stateProperties.isEmpty
            || !UnobservedModels(table: table, representable: representable, paths: paths).all.isEmpty
            || !StoredObjects(table: table, representable: representable, paths: paths).all.isEmpty
            || (representable.inputs.contains(where: \.isClosure)
                && paths.everything.flatMap(\.events).contains(where: FileReaders.isAskedFor))
        if asksForUses { queries.insert(.use(name)) }
        if let name = representable.lifecycle.makeCoordinator?.declaration.returnType?.lastName { queries.insert(.type(name)) }
        if let coordinator = representable.coordinator {
            queries.insert(.type(table[coordinator.type].name))
            let actors = DeclaredIsolation(table: table).undeclaredActors(deciding: coordinator.type)
            queries.formUnion(actors.map(SourceQuery.type))
            queries.formUnion(table.undeclaredAncestors(of: coordinator.type).map(SourceQuery.type))
        }
        return queries
    }
}

/// What some files declare, as queries ask for it.
private struct DeclaredNameSet {
    private var types: Set<String> = []
    private var globals: Set<String> = []
    /// The types that declare or are extended by the member, by member.
    private var members: [String: Set<String>] = [:]

    init(of files: [FileSyntax]) {
        for file in files {
            globals.formUnion(file.members.properties.map(\.name))
            globals.formUnion(file.members.functions.map(\.name))
            add(file.members)
        }
    }

    private mutating func add(_ declared: Members) {
        types.formUnion(declared.aliases.map(\.name))
        for type in declared.types {
            types.formUnion(type.name)
            for name in type.members.properties.map(\.name) + type.members.functions.map(\.name) + type.members.aliases.map(\.name) {
                members[name, default: []].formUnion(type.name)
            }
            add(type.members)
        }
    }

    func answer(_ query: SourceQuery) -> Bool {
        switch query {
        case .type(let name): types.contains(name)
        case .global(let name): globals.contains(name)
        case .member(let name, let owners): members[name].map { owners.contains(where: $0.contains) } ?? false
        case .use, .text: false
        }
    }
}

extension Host {
    /// Whose views a function outside of types serves that tracks is told by who calls it.
    fileprivate var callersOfTracking: Set<SourceQuery> {
        let isTracking = paths.flatMap(\.events).contains { $0.call?.name == "withObservationTracking" }
        return type == nil && isTracking ? Set(methods.map { .use($0.name) }) : []
    }
}

extension TypeTable {
    /// What a type, its project superclasses and protocols inherit from and no parsed file declares: it may isolate them.
    func undeclaredAncestors(of id: TypeID) -> Set<String> {
        let types = (ancestry(of: .project(id)) + protocols(of: id)).compactMap(\.typeID)
        let names = types.flatMap { self[$0].inherited.compactMap(\.type.externalName) }
        return Set(names.filter { FrameworkClasses.named($0) == nil && DelegateProtocols.named($0) == nil })
    }

    /// Who makes the values that make their own identity, and who reads them where a model makes them at each look.
    fileprivate var rowModelUses: Set<SourceQuery> {
        let models = RowModels(table: self)
        let rows = Set(types.map(\.id).filter(models.makesIdentity))
        let computed = types.filter { !isContent($0.id) }.flatMap(\.members.allProperties).filter { property in
            let type = type(of: property, platforms: .all)
            return property.declaration.isComputed && (type.element.typeID ?? type.typeID).map(rows.contains) == true
        }
        let uses = rows.map { row in
            let name = self[row].name
            // Shown there, or given by a getter or a function that somebody else shows.
            let shown = UnstableIdentities.contexts + [name + "]", name + ">", name + " {", name + "? {"]
            return SourceQuery.use(name, besides: self[row].path.dropLast().suffix(1).map { [$0] } + [shown])
        }
        let reads = computed.map { SourceQuery.text("." + $0.declaration.name, besides: [UnstableIdentities.contexts]) }
        return Set(uses).union(reads)
    }

    /// Types whose conformance to a representable stands in an extension while no parsed file declares them.
    var undeclaredRepresentables: Set<SourceQuery> {
        var queries: Set<SourceQuery> = []
        for id in extendedExternals.values {
            let type = self[id]
            let conforms = type.inherited.contains { $0.entry.type.lastName?.hasSuffix("Representable") == true }
            if conforms, FrameworkClasses.named(type.name) == nil { queries.insert(.type(type.name)) }
        }
        // Protocols and aliases that refine a representable under a name that no scan looks for.
        for type in types where type.kind == .protocol && !type.name.utf8.holds("Representable") {
            if type.inherited.contains(where: { $0.entry.type.lastName?.hasSuffix("Representable") == true }) {
                queries.insert(.use(type.name))
            }
        }
        for alias in aliases.values.flatMap({ $0 }) where !alias.declaration.name.utf8.holds("Representable") {
            if alias.declaration.target.lastName.flatMap(RepresentableKind.init(protocolName:)) != nil {
                queries.insert(.use(alias.declaration.name))
            }
        }
        return queries
    }
}
