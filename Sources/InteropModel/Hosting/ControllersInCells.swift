import SwiftTree

/// Controller representables that a cell's content shows: SwiftUI has no controller there to put theirs into.
package struct ControllersInCells: Sendable {
    package struct Entry: Sendable {
        /// The use in the content.
        package let site: SiteKey
        package let representable: TypeID
        /// Where the view that the content uses does so in turn.
        package let inner: SiteKey?
    }

    package let entries: [Entry]

    package init(project: Project, content: CellContent) {
        let finder = ControllerFinder(project: project, content: content)
        entries = finder.entries()
    }
}

private struct ControllerFinder {
    let project: Project
    let content: CellContent
    private let controllers: Set<TypeID>

    init(project: Project, content: CellContent) {
        self.project = project
        self.content = content
        controllers = Set(project.representables.filter { $0.kind == .uiViewController }.map(\.type))
    }

    func entries() -> [ControllersInCells.Entry] {
        guard !controllers.isEmpty else { return [] }
        var found: [ControllersInCells.Entry] = []
        let file = content.site.file
        views(in: file, types: content.host.type).visit(content.closure.body) { made, type, origin in
            let site = SiteKey(file: file, range: origin)
            if controllers.contains(type) {
                found.append(ControllersInCells.Entry(site: site, representable: type, inner: made == site ? nil : made))
            } else if let (inner, representable) = use(inBodyOf: type) {
                found.append(ControllersInCells.Entry(site: site, representable: representable, inner: inner))
            }
        }
        return found
    }

    private func views(in file: Int, types owner: TypeID?) -> ShownViews {
        let types = owner.map { project.table.enclosing($0) } ?? []
        return ShownViews(table: project.table, scope: Scope(file: file, types: types, platforms: content.host.platforms))
    }

    private func use(inBodyOf type: TypeID) -> (SiteKey, TypeID)? {
        guard let body = project.table[type].members.properties["body"]?.first, let getter = body.declaration.accessors.getter else {
            return nil
        }
        var found: (SiteKey, TypeID)?
        views(in: body.file, types: type).visit(getter) { made, type, _ in
            if found == nil, controllers.contains(type) { found = (made, type) }
        }
        return found
    }
}
