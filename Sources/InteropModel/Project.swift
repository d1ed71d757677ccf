/// Everything that is known of the linted project: the files that were parsed, their types merged by name, the
/// representables found among them, and what happens on each one's paths.
package struct Project: Sendable {
    package let files: [FileSyntax]
    package let settings: ProjectSettings
    package let table: TypeTable
    package let representables: [Representable]
    /// One for each representable, in the same order.
    package let paths: [RepresentablePaths]

    package init(files: [FileSyntax], settings: ProjectSettings) {
        self.files = files
        self.settings = settings
        let table = TypeTable(files: files)
        self.table = table
        representables = RepresentableDiscovery(table: table).all()
        paths = representables.map { PathBuilder(table: table, representable: $0).paths() }
    }

    /// What the model would need to know more, given the files it has.
    package var missing: Set<SourceQuery> {
        var queries = Set<SourceQuery>()
        for path in paths { queries.formUnion(path.missing) }
        return queries
    }
}
