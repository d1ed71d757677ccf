import SwiftTree

/// Views at the root of a cell's content that own state, which stays with the cell when it is used for another item.
package struct HostedState: Sendable {
    package struct Entry: Sendable {
        package let site: SiteKey
        package let type: TypeID
        package let state: PropertySite
    }

    package let entries: [Entry]

    package init(project: Project, host: Host) {
        let table = project.table
        let contents = host.cellContents.filter { !$0.isOneItemsAlone }.map { content in
            let scope = Scope(file: content.site.file, types: host.type.map { table.enclosing($0) } ?? [], platforms: host.platforms)
            let locals = project.files[content.site.file].locals(before: content.site.range)
            return ShownViews(table: table, scope: scope, locals: locals).roots(of: content.closure.body)
        }
        entries = (contents + Self.replacedRoots(project, host)).joined().compactMap { view in
            guard !view.modifiers.contains("id"), view.call.givesData, let state = table.ownedState(of: view.type) else { return nil }
            return Entry(site: view.site, type: view.type, state: state)
        }
    }

    /// What is set as the root view of a host that a cell keeps.
    private static func replacedRoots(_ project: Project, _ host: Host) -> [[ShownView]] {
        let table = project.table
        let isCell = host.type.map { table.isCell(.project($0)) } ?? false
        let handlers = table.cellHandlers(of: host)
        return host.paths.filter { $0.entry?.declaration.kind != .initializer }.flatMap { path in
            path.events.compactMap { event -> [ShownView]? in
                guard let write = event.write, write.member == "rootView", table.isHosting(write.receiver.type),
                    isCell || handlers.contains(where: { $0.holds(event) }), isKept(write.receiver.place),
                    let value = project.files[write.valueSite.file].expression(at: write.valueSite.range)
                else { return nil }
                let types = host.type.map { table.enclosing($0) } ?? []
                return ShownViews(table: table, scope: Scope(file: write.valueSite.file, types: types, platforms: host.platforms))
                    .roots(of: value)
            }
        }
    }

    private static func isKept(_ place: Place?) -> Bool {
        switch place?.root {
        case .owner, .opaque: true
        default: false
        }
    }
}

extension CellContent {
    /// The cell was asked for by an identifier that is computed from the item, so that no other item gets it.
    fileprivate var isOneItemsAlone: Bool {
        path.events.compactMap(\.call).contains { call in
            guard call.name == "dequeueReusableCell", let cell, call.result.place == cell, let identifier = call.arguments.first?.value
            else {
                return false
            }
            return identifier.sources.contains { place in
                if case .opaque = place.root { return true }
                return place.root == .owner && place.path.count > 1
            }
        }
    }
}

extension Call {
    /// Something besides literals is given: what it shows differs from item to item.
    fileprivate var givesData: Bool {
        arguments.contains { argument in
            if case .literal = argument.value.kind { false } else { true }
        }
    }
}

extension TypeTable {
    /// State that a view owns and does not set anew for another item.
    fileprivate func ownedState(of id: TypeID) -> PropertySite? {
        let wrappers: Set<String> = ["State", "StateObject", "FocusState"]
        let properties = self[id].members.allProperties.filter { !$0.declaration.head.isStatic }
        let owned = properties.filter { property in
            property.declaration.head.attributes.contains { wrappers.contains($0.name) } && !isMeasured(property)
        }
        guard self[id].kind == .struct, let first = owned.first, self[id].members.properties["body"] != nil else { return nil }
        let inputs = Set(properties.map(\.declaration.name)).subtracting(owned.map(\.declaration.name))
        return self[id].resets(by: inputs) ? nil : first
    }

    /// What a layout is measured into is measured anew for what it shows.
    private func isMeasured(_ property: PropertySite) -> Bool {
        let type = type(of: property, platforms: .all).externalName ?? ""
        return ["CGSize", "CGRect", "CGFloat", "CGPoint", "EdgeInsets"].contains(type)
    }

    /// What a table or collection view calls to fill a cell.
    func cellHandlers(of host: Host) -> [HostRegion] {
        let methods = host.methods.compactMap { method -> HostRegion? in
            guard let function = method.function, function.declaration.makesCell, let body = function.declaration.body else { return nil }
            return HostRegion(site: SiteKey(file: function.file, range: body.range))
        }
        return host.paths.flatMap(\.events).compactMap(\.call).reduce(into: methods) { regions, call in
            guard call.name == "init", let type = call.constructed ?? call.receiver?.type else { return }
            let ancestry = frameworkAncestry(of: type)
            let isSource = ["UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource"].contains(where: ancestry.contains)
            if isSource || isRegistration(type) { regions += call.closureRegions { _ in true } }
        }
    }
}

extension ProjectType {
    /// `onChange(of:)` or `task(id:)` with one of the inputs: the view sees to another item itself.
    fileprivate func resets(by inputs: Set<String>) -> Bool {
        var found = false
        let visit: (Expression) -> Void = { expression in
            guard case .call(let call) = expression.kind, ["onChange", "task"].contains(call.callee.plainName ?? "") else { return }
            for argument in call.arguments where argument.label == "of" || argument.label == "id" {
                argument.value.visit { part in
                    if let name = part.plainName, inputs.contains(name) { found = true }
                }
            }
        }
        for property in members.allProperties { for block in property.declaration.accessors.blocks { block.visitExpressions(visit) } }
        for function in members.allFunctions { function.declaration.body?.visitExpressions(visit) }
        return found
    }
}

extension FileSyntax {
    /// The expression that stands exactly there.
    package func expression(at range: ByteRange) -> Expression? {
        var found: Expression?
        let look: (Expression) -> Void = { expression in
            if found == nil, expression.range == range { found = expression }
        }
        let steps = path(to: range)
        if let statement = steps.statement { statement.visitOwnExpressions(look) }
        for case .property(let property) in steps where found == nil { property.initialValue?.visit(look) }
        return found
    }
}
