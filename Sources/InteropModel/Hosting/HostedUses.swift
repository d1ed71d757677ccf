/// Everything that the project does with hosting controllers and hosting views: one entry for each host.
package struct HostedUses: Sendable {
    package struct Entry: Sendable {
        package let host: Host
        package let paths: [HostedPath]
        /// It stands in a test or a preview.
        let isPreview: Bool
    }

    let all: [Entry]
    /// Those outside of tests and previews.
    package var entries: [Entry] { all.filter { !$0.isPreview } }
    /// What any path does with the object that a property holds, by the property's declaration.
    let stepsByProperty: [SiteKey: [HostingStep]]
    /// The properties that hold what came in as an argument.
    let givenProperties: Set<SiteKey>

    init(hosts: [Host], files: [FileSyntax], table: TypeTable) {
        let holders = Self.holders(hosts, table)
        all = hosts.map { host in
            let own: StaticType = host.type.map { table.itself($0, in: host) } ?? .unknown
            let lookup = LookupCache(table: table, platforms: host.platforms)
            func read(_ path: Path, _ method: Host.Method?) -> HostedPath {
                var reader = HostedPathReader(
                    path: path, method: method,
                    objects: HostedObjects(lookup: lookup, ownType: own, holders: holders))
                return reader.read()
            }
            return Entry(
                host: host, paths: [read(host.initial, nil)] + host.methods.map { read($0.path, $0) },
                isPreview: Self.isPreview(host, files, table))
        }
        var steps: [SiteKey: [HostingStep]] = [:]
        for object in all.flatMap(\.paths).flatMap(\.objects) {
            for property in object.properties { steps[property, default: []] += object.steps }
        }
        stepsByProperty = steps
        givenProperties = Set(all.flatMap(\.paths).flatMap(\.objects).filter(\.isGiven).flatMap(\.properties))
    }

    /// The object's own steps, and those of whatever its properties hold at other times.
    func steps(of object: HostedObject) -> [HostingStep] {
        object.steps + object.properties.flatMap { stepsByProperty[$0] ?? [] }
    }

    /// Properties that some path gives a hosting controller or view.
    private static func holders(_ hosts: [Host], _ table: TypeTable) -> [SiteKey: StaticType] {
        var holders: [SiteKey: StaticType] = [:]
        for write in hosts.flatMap(\.paths).flatMap(\.events).compactMap(\.write) {
            guard let declared = write.declared, !declared.declaration.isComputed, table.isHosting(write.value.type) else { continue }
            holders[declared.key] = write.value.type
        }
        return holders
    }

    private static func isPreview(_ host: Host, _ files: [FileSyntax], _ table: TypeTable) -> Bool {
        let type = host.type.map { table[$0] }
        if let site = type?.sites.first { if UseSites.isTest(files[site.file].path) { return true } }
        if let function = host.methods.first?.function, UseSites.isTest(files[function.file].path) { return true }
        guard let type else { return false }
        return type.name.hasSuffix("Previews")
            || type.inherited.contains { $0.entry.type.isNamed("PreviewProvider") || $0.entry.type.isNamed("XCTestCase") }
    }
}

extension TypeTable {
    /// The host's own type: a framework's where the project only extends it.
    fileprivate func itself(_ id: TypeID, in host: Host) -> StaticType {
        self[id].declaration == nil ? .external(self[id].name) : .project(id)
    }
}
