/// Everything that is known of the linted project: the files that were parsed, their types merged by name, the
/// representables found among them, and what happens on each one's paths.
package struct Project: Sendable {
    package let files: [FileSyntax]
    package let settings: ProjectSettings
    package let table: TypeTable
    package let representables: [Representable]
    /// One for each representable, in the same order.
    package let paths: [RepresentablePaths]
    /// Everything whose code hosts SwiftUI views, fills cells or tracks observation, with what happens in each method.
    package let hosts: [Host]
    /// What the hosts do with hosting controllers and hosting views.
    package let hosting: HostedUses
    private let useSites: UseSites

    /// - Parameter walks: runs the walks, one for each representable and each host.
    package init(files: [FileSyntax], settings: ProjectSettings, walks: some WalkRunner = SerialWalks()) {
        self.files = files
        self.settings = settings
        let table = TypeTable(files: files)
        self.table = table
        representables = RepresentableDiscovery(table: table).all()
        paths = walks.run(representables, largestFirst: \.conformance.declaration.range.count) {
            PathBuilder(table: table, representable: $0).paths()
        }
        hosts = walks.run(HostDiscovery(table: table).sites(), largestFirst: \.range.count) {
            HostPathBuilder(table: table, site: $0).host()
        }
        hosting = HostedUses(hosts: hosts, files: files, table: table)
        let direct = UseSites(of: Set(representables.map { table[$0.type].name }), in: files)
        useSites = UseSites(of: direct.owners.union(representables.map { table[$0.type].name }), in: files)
    }

    /// Whether every use outside previews and tests is given an identity of its own, or stands in the body of a
    /// view whose every use is.
    package func isIdentified(_ representable: Representable) -> Bool {
        isIdentified(representable.type, depth: 0)
    }

    private func isIdentified(_ id: TypeID, depth: Int) -> Bool {
        let uses = uses(of: id).filter { !$0.isPreview }
        guard !uses.isEmpty, depth < 3 else { return false }
        return uses.allSatisfy { use in
            if use.modifiers.contains("id") { return true }
            guard use.isInBody, let owner = use.owner, let type = table.resolve([owner], in: Scope(file: use.file)).typeID else {
                return false
            }
            return isIdentified(type, depth: depth + 1)
        }
    }

    /// Where views of the project make this representable.
    package func uses(of representable: Representable) -> [UseSite] {
        uses(of: representable.type)
    }

    /// Those whose name means this type where they stand, and not another of that name.
    private func uses(of id: TypeID) -> [UseSite] {
        useSites[table[id].name].filter { use in
            let meant = table.resolve([table[id].name], in: Scope(file: use.file)).typeID
            return meant == nil || meant == id || table[id].parent != nil
        }
    }
}

/// How many walks are run: one after another, or on the caller's threads.
package protocol WalkRunner: Sendable {
    /// - Returns: what `walk` gives for each of `items`, in their order.
    func run<Item: Sendable, Result: Sendable>(_ items: [Item], _ walk: @escaping @Sendable (Item) -> Result) -> [Result]
}

extension WalkRunner {
    /// The same, beginning with the largest, so that none of those is waited for at the end. What a walk costs is not known before:
    /// the bytes of the declaration stand for it.
    func run<Item: Sendable, Result: Sendable>(
        _ items: [Item], largestFirst size: (Item) -> Int, _ walk: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let order = items.indices.sorted { size(items[$0]) > size(items[$1]) }
        let results = run(order.map { items[$0] }, walk)
        return zip(order, results).sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// One after another.
package struct SerialWalks: WalkRunner {
    package init() {}

    package func run<Item: Sendable, Result: Sendable>(_ items: [Item], _ walk: @escaping @Sendable (Item) -> Result) -> [Result] {
        items.map(walk)
    }
}
