/// What one pass of update (or size) throws away, puts back, constructs and attaches, and which of these answers for an event.
///
/// One statement is one finding: a rebuild answers for what its second half constructs and adds, a creation for the calls and
/// assignments that attach the object.
package struct UpdateWork: Sendable {
    package let rebuilds: [Rebuild]
    package let creations: [Creation]
    private let sites: Set<SiteKey>

    package init(project: Project, representable: Representable, path: Path, representedType: StaticType) {
        let table = project.table
        let platforms = representable.platforms
        let changes = ChangeGuard(project: project, representable: representable, path: path, representedType: representedType)
        let objects = MadeObjects(path: path, table: table, platforms: platforms)
        let attachments = path.events.enumerated().filter { !$1.isStored }.compactMap { index, event in
            Attachment(event, at: index, table: table, platforms: platforms)
        }
        .filter { $0.isToKept && !objects.isMade($0.receiver, at: $0.index) }
        let code = OwnCode(representable, table: table)
        let rebuilds = Rebuilds(path, changes, code: code, table: table, platforms: platforms)
        let covered = rebuilds.additions.flatMap { index in
            path.events[index].call?.arguments.flatMap { objects.numbers(in: $0.value, at: index) } ?? []
        }
        let creations = Creations(
            objects, attachments, changes, code: code,
            presented: Self.presented(path, objects, table, platforms), covered: Set(covered))
        self.rebuilds = rebuilds.all
        self.creations = creations.all
        // Whatever else attaches an object that is put back goes with it.
        let besides = attachments.filter { !objects.numbers(in: $0.value, at: $0.index).allSatisfy { !covered.contains($0) } }
        sites = creations.attachmentSites
            .union(rebuilds.additions.map { path.events[$0].site }).union(besides.map(\.event.site))
    }

    /// Whether a rebuild or a creation answers for `event`.
    package func answers(for event: Event) -> Bool {
        sites.contains(event.site)
    }

    /// Objects that are shown, or that show what holds them: they are constructed to be presented.
    private static func presented(_ path: Path, _ objects: MadeObjects, _ table: TypeTable, _ platforms: PlatformSet) -> Set<Int> {
        var found: Set<Int> = []
        for event in path.events {
            guard let call = event.call, let receiver = call.receiver else { continue }
            let ancestry = table.frameworkAncestry(of: receiver.type, platforms: platforms)
            let known = AccumulatingCalls.call(call.name, arguments: call.written, of: ancestry)
            guard known?.kind == .presentation || StartStopPairs.shows(call.name) else { continue }
            found.formUnion(([receiver] + call.arguments.map(\.value)).flatMap(objects.numbers))
        }
        return found
    }
}
