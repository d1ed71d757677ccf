import SwiftTree

/// Tells whether a hosting controller is made to fill a cell.
struct CellContents {
    let project: Project
    /// The constructions that every caller of their method reaches in the older half of an availability check only.
    private let behindChecks: Set<SiteKey>

    init(project: Project) {
        self.project = project
        var called: [SiteKey: Bool] = [:]
        for object in project.hosting.entries.lazy.flatMap(\.paths).flatMap(\.objects) {
            guard let event = object.construction, event.chain != nil else { continue }
            called[event.site] = (called[event.site] ?? true) && Self.isBehindCheck(event, project)
        }
        behindChecks = Set(called.filter(\.value).keys)
    }

    func fault(_ object: HostedObject, _ event: Event, _ path: HostedPath, _ ancestry: [String]) -> HostingConstruction.Fault? {
        if object.isPresented { return nil }
        if isRowView(path), !event.isStored {
            return path.path.calls.contains { $0.call.name == "makeView" } ? nil : .inRowView
        }
        guard object.isController, hasHostingConfiguration(event) else { return nil }
        if isCell(ancestry), object.isShown { return .inCell }
        if isCellForItem(path), !event.isStored, !isReturned(object) { return .inCell }
        return isInCellHandler(event) && !isReturned(object) ? .inCell : nil
    }

    // MARK: Where it can be used

    /// `UIHostingConfiguration` is there from iOS 16. Source: Apple doc swiftui/uihostingconfiguration.
    private func hasHostingConfiguration(_ event: Event) -> Bool {
        let file = project.files[event.site.file]
        if let target = project.settings.settings(forFile: file.path).targets.iOS, target < SystemVersion(major: 16) { return false }
        return !behindChecks.contains(event.site) && !Self.isBehindCheck(event, project)
    }

    /// In the older half of an availability check.
    private static func isBehindCheck(_ event: Event, _ project: Project) -> Bool {
        event.conditions?.frames.contains { frame in
            let text = project.files[frame.site.file].source.bytes[frame.site.range.start..<frame.site.range.end]
            return text.holds("#available(iOS 1") || text.holds("#unavailable(iOS 1")
        } ?? false
    }

    // MARK: Which code fills cells

    private func isCell(_ ancestry: [String]) -> Bool {
        ancestry.contains("UITableViewCell") || ancestry.contains("UICollectionViewCell")
    }

    private func isReturned(_ object: HostedObject) -> Bool {
        object.has { if case .returned = $0 { true } else { false } }
    }

    /// `tableView(_:cellForRowAt:)`, `collectionView(_:cellForItemAt:)`.
    private func isCellForItem(_ path: HostedPath) -> Bool {
        path.takes(label: "cellForRowAt", as: "tableView") || path.takes(label: "cellForItemAt", as: "collectionView")
    }

    /// `tableView(_:viewFor:row:)`, `outlineView(_:viewFor:item:)`.
    private func isRowView(_ path: HostedPath) -> Bool {
        path.takes(label: "row", as: "tableView", after: "viewFor") || path.takes(label: "item", as: "outlineView", after: "viewFor")
    }

    /// In the handler of a cell registration or the cell provider of a diffable data source, or in what it calls.
    private func isInCellHandler(_ event: Event) -> Bool {
        ([event.site] + (event.chain?.steps.map(\.site) ?? [])).contains { site in
            let steps = project.files[site.file].path(to: site.range)
            return steps.indices.contains { index in
                guard case .closure(_, let call?, _) = steps[index] else { return false }
                let name = call.callee.constructedName ?? Self.declaredName(steps[..<index])
                return name.map(Self.makers.contains) ?? false
            }
        }
    }

    /// `CellRegistration` of `let registration: CellRegistration<Cell, Item> = .init { … }`.
    private static func declaredName(_ steps: ArraySlice<SyntaxStep>) -> String? {
        switch steps.last {
        case .property(let property): return property.type?.lastName
        case .statement(let statement):
            guard case .variable(let variable) = statement.kind else { return nil }
            return variable.bindings.first?.type?.lastName
        default: return nil
        }
    }

    /// Sources: Apple doc uikit/uicollectionview/cellregistration, uikit/uicollectionviewdiffabledatasource-9tqpa,
    /// uikit/uitableviewdiffabledatasource-2euir: each takes a closure that fills a cell.
    private static let makers: Set<String> = [
        "CellRegistration", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]
}

extension HostedPath {
    /// Whether it is the path of the method `name` whose last parameter has this label.
    fileprivate func takes(label: String, as name: String, after other: String? = nil) -> Bool {
        guard let function = method?.function?.declaration, function.name == name, function.parameters.last?.label == label else {
            return false
        }
        return other.map { wanted in function.parameters.contains { $0.label == wanted } } ?? true
    }
}

extension Expression {
    /// The last name of the type that a call of it constructs.
    fileprivate var constructedName: String? {
        switch kind {
        case .identifier(let name), .member(_, let name, _): name
        case .type(let type): type.lastName
        default: nil
        }
    }
}
