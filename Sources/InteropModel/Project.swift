/// Everything that is known of the linted project: the files that were parsed, their types merged by name, the
/// representables found among them, and what happens on each one's paths.
package struct Project: Sendable {
    package let files: [FileSyntax]
    package let settings: ProjectSettings
    package let table: TypeTable
    package let representables: [Representable]
    /// One for each representable, in the same order.
    package let paths: [RepresentablePaths]
    private let useSites: UseSites

    package init(files: [FileSyntax], settings: ProjectSettings) {
        self.files = files
        self.settings = settings
        let table = TypeTable(files: files)
        self.table = table
        representables = RepresentableDiscovery(table: table).all()
        paths = representables.map { PathBuilder(table: table, representable: $0).paths() }
        useSites = UseSites(of: Set(representables.map { table[$0.type].name }), in: files)
    }

    /// Where views of the project make this representable.
    package func uses(of representable: Representable) -> [UseSite] {
        useSites[table[representable.type].name]
    }

    /// What the model would need to know more, given the files it has.
    package var missing: Set<SourceQuery> {
        var queries = table.undeclared
        for (representable, path) in zip(representables, paths) {
            queries.formUnion(path.missing)
            for id in [representable.type, representable.coordinator?.type].compactMap({ $0 }) { queries.insert(.type(table[id].name)) }
            let isAsked =
                !KeptInputs(table: table, representable: representable, paths: path).stale.filter(\.isBinding).isEmpty
                || !UnsyncedInputs(table: table, representable: representable, paths: path).entries.isEmpty
            if isAsked { queries.insert(.use(table[representable.type].name)) }
            if let coordinator = representable.coordinator {
                let actors = DeclaredIsolation(table: table).undeclaredActors(deciding: coordinator.type)
                queries.formUnion(actors.map(SourceQuery.type))
            }
        }
        return queries
    }
}
