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

    /// - Parameter walk: runs the walks, one for each representable, and gives their results in the same order.
    package init(files: [FileSyntax], settings: ProjectSettings, walk: PathWalks = .inOrder) {
        self.files = files
        self.settings = settings
        let table = TypeTable(files: files)
        self.table = table
        representables = RepresentableDiscovery(table: table).all()
        paths = walk.run(representables) { PathBuilder(table: table, representable: $0).paths() }
        let direct = UseSites(of: Set(representables.map { table[$0.type].name }), in: files)
        useSites = UseSites(of: direct.owners.union(representables.map { table[$0.type].name }), in: files)
    }

    /// Whether every use outside previews and tests is given an identity of its own, or makes up a branch of the body of a
    /// view whose every use is.
    package func isIdentified(_ name: String, depth: Int = 0) -> Bool {
        let uses = useSites[name].filter { !$0.isPreview }
        guard !uses.isEmpty, depth < 2 else { return false }
        return uses.allSatisfy { use in
            use.modifiers.contains("id") || (use.isBranchOfBody && use.owner.map { isIdentified($0, depth: depth + 1) } == true)
        }
    }

    /// Where views of the project make this representable.
    package func uses(of representable: Representable) -> [UseSite] {
        useSites[table[representable.type].name]
    }
}

/// How the walks of many representables are run: one after another, or on the caller's threads.
package struct PathWalks: Sendable {
    package typealias Walk = @Sendable (Representable) -> RepresentablePaths

    let run: @Sendable ([Representable], @escaping Walk) -> [RepresentablePaths]

    package init(_ run: @escaping @Sendable ([Representable], @escaping Walk) -> [RepresentablePaths]) {
        self.run = run
    }

    package static let inOrder = PathWalks { representables, walk in representables.map(walk) }
}
