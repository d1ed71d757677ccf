import SwiftTree

/// Identities that are new each time somebody looks at them.
package struct UnstableIdentities: Sendable {
    package enum Form: Sendable {
        /// `var id: UUID { UUID() }`
        case computed
        /// `.id(UUID())`
        case modifier
        /// `animation(_:value:)`, `task(id:)`, `onChange(of:)`
        case trigger(String)
        /// Among the items of a snapshot.
        case item
        /// A row model whose stored identity is made with it, made anew for a list or a snapshot.
        case rowModel(String)
    }

    package struct Entry: Sendable {
        /// The fresh value.
        package let site: SiteKey
        package let form: Form
        /// Where the row model is made.
        package let made: SiteKey?
    }

    package let entries: [Entry]

    package init(project: Project) {
        let table = project.table
        var found: [Entry] = []
        let callees = table.mentions(of: IdentitySearch.callees)
        for type in table.types {
            found += Self.computed(type, table)
            for (scope, block, name) in Self.bodies(of: type, table, mentioning: callees) {
                found += IdentitySearch(
                    table: table, scope: scope, body: block, isContent: table.isContent(type.id),
                    isObject: type.isReference, runsOnce: name == "viewDidLoad" || name == "init"
                ).entries()
            }
        }
        for function in table.functions.values.joined() {
            guard let body = function.declaration.body, callees.mayStand(in: function) else { continue }
            let isContent = function.declaration.returnType.map(\.isSomeView) ?? false
            found += IdentitySearch(
                table: table, scope: Scope(file: function.file), body: body, isContent: isContent, isObject: false, runsOnce: false
            ).entries()
        }
        var seen: Set<SiteKey> = []
        entries = found.filter { seen.insert($0.site).inserted }
    }

    /// A getter that keeps what it makes is looked at but once.
    private static func computed(_ type: ProjectType, _ table: TypeTable) -> [Entry] {
        (type.members.properties["id"] ?? []).compactMap { property in
            guard let getter = property.declaration.accessors.getter, !property.declaration.head.isStatic else { return nil }
            let values = FreshValues(table: table, scope: Scope(file: property.file, types: table.enclosing(type.id)))
            return values.part(of: getter, in: property.file, FreshValues.identifiers, expected: property.declaration.type).map {
                Entry(site: $0, form: .computed, made: nil)
            }
        }
    }

    private static func bodies(
        of type: ProjectType, _ table: TypeTable, mentioning names: TypeTable.MentionedNames
    ) -> [(Scope, Block, String)] {
        func scope(_ file: Int) -> Scope { Scope(file: file, types: table.enclosing(type.id)) }
        let functions = type.members.allFunctions.filter(names.mayStand).compactMap { site in
            site.declaration.body.map { (scope(site.file), $0, site.declaration.name) }
        }
        let accessors = type.members.allProperties.filter { names.mayStand(in: $0.file) }.flatMap { site in
            site.declaration.accessors.blocks.map { (scope(site.file), $0, site.declaration.name) }
        }
        return functions + accessors
    }
}

extension UnstableIdentities {
    /// A file that shows rows or fills a snapshot holds one of these texts.
    static let contexts =
        IdentitySearch.lists.sorted().map { $0 + "(" } + ["appendItems(", "insertItems(", "NSDiffableDataSourceSectionSnapshot"]
}

/// Looks through one body.
private struct IdentitySearch {
    let table: TypeTable
    let scope: Scope
    let body: Block
    /// What it makes is shown by SwiftUI.
    let isContent: Bool
    /// It is code of a class: what it makes it makes when it is called.
    let isObject: Bool
    let runsOnce: Bool

    func entries() -> [UnstableIdentities.Entry] {
        var found: [UnstableIdentities.Entry] = []
        body.visitExpressions { expression in
            guard case .call(let call) = expression.kind, let name = call.callee.plainName, Self.callees.contains(name) else { return }
            found += modifier(name, call) + items(name, call) + rows(name, call)
        }
        return found
    }

    /// All that is looked at more closely.
    fileprivate static let callees = lists.union(comparing.keys).union(adding).union(["id"])

    private var values: FreshValues { FreshValues(table: table, scope: scope, body: body) }

    // MARK: Modifiers

    /// Modifiers that compare a value from look to look, by their label.
    /// Source: https://developer.apple.com/documentation/swiftui/view/animation(_:value:), …/task(id:priority:_:), …/onchange(of:initial:_:)
    private static let comparing = ["animation": "value", "task": "id", "onChange": "of"]

    private func modifier(_ name: String, _ call: Call) -> [UnstableIdentities.Entry] {
        guard case .member(let base, _, _) = call.callee.kind, isContent || !isObject && base.isMadeView else { return [] }
        if name == "id", call.arguments.count == 1, call.arguments[0].label == nil, !base.isSpinner, !base.isContinuation {
            return entries(values.anywhere(in: call.arguments[0].value, FreshValues.moments), .modifier)
        }
        guard let label = Self.comparing[name], let argument = call.arguments.first(where: { $0.label == label }) else { return [] }
        // `animation(nil, value: UUID())` switches animations off, whatever changes.
        if name == "animation", call.arguments.first?.value.isNoAnimation == true { return [] }
        return entries(values.part(of: argument.value, FreshValues.moments), .trigger(name))
    }

    private func entries(_ site: SiteKey?, _ form: UnstableIdentities.Form) -> [UnstableIdentities.Entry] {
        site.map { [UnstableIdentities.Entry(site: $0, form: form, made: nil)] } ?? []
    }

    // MARK: Snapshots

    private func items(_ name: String, _ call: Call) -> [UnstableIdentities.Entry] {
        guard !runsOnce, addsItems(name, call), let items = call.arguments.first?.value else { return [] }
        let sources = sources(of: items)
        let models = sources.flatMap { source in row(source).map { model(source, $0, $1, .equality) } ?? [] }
        // However many there are, the statement is one.
        let fresh = sources.lazy.filter { row($0) == nil }.compactMap { source in
            FreshValues(table: table, scope: source.scope, body: source.body).anywhere(in: source.value, FreshValues.identifiers)
        }
        return models + entries(fresh.first, .item)
    }

    /// Source: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot, …/nsdiffabledatasourcesectionsnapshot
    private static let adding: Set<String> = ["appendItems", "insertItems", "append"]

    private func addsItems(_ name: String, _ call: Call) -> Bool {
        switch name {
        case "appendItems": return true
        case "insertItems": return call.arguments.count > 1
        case "append":
            guard case .member(let base, _, _) = call.callee.kind, case .identifier(let local) = base.kind,
                let binding = body.variable(named: local, seenFrom: base.range)
            else { return false }
            let made = binding.value.map { table.constructedType($0, in: scope) }
            let declared = binding.type.map { table.staticType(of: $0, in: scope) }
            return (declared ?? made) == .external("NSDiffableDataSourceSectionSnapshot")
        default: return false
        }
    }

    // MARK: Lists

    /// Views that tell their rows apart by the identity of their data.
    /// Source: https://developer.apple.com/documentation/swiftui/foreach, …/list, …/table, …/outlinegroup, …/charts/chart
    fileprivate static let lists: Set<String> = ["ForEach", "List", "Table", "OutlineGroup", "Chart"]

    private func rows(_ name: String, _ call: Call) -> [UnstableIdentities.Entry] {
        guard isContent, Self.lists.contains(name), let data = call.arguments.first, data.label == nil, !data.isTrailingClosure else {
            return []
        }
        // By another property than `id`, or by what the row is itself.
        if let key = call.arguments.first(where: { $0.label == "id" })?.value {
            guard case .keyPath(let names) = key.kind, names.last == "id" else { return [] }
        }
        return sources(of: data.value).flatMap { source in row(source).map { model(source, $0, $1, .identity) } ?? [] }
    }

    // MARK: Row models

    private func sources(of data: Expression) -> [RowSources.Source] {
        RowSources(table: table, scope: scope, bodies: [body]).sources(of: data)
    }

    /// The project's type that the expression makes a value of.
    private func row(_ source: RowSources.Source) -> (TypeID, Call?)? {
        var call: Call?
        var callee = source.value
        if case .call(let made) = source.value.kind { (call, callee) = (made, made.callee) }
        let type: StaticType
        switch callee.kind {
        case .implicitMember("init"): type = source.expected
        case .member(let base, "init", _): type = base.typePath.map { table.resolve($0, in: source.scope) } ?? .unknown
        default: type = call == nil ? .unknown : callee.typePath.map { table.resolve($0, in: source.scope) } ?? .unknown
        }
        return type.typeID.map { ($0, call) }
    }

    private func model(
        _ source: RowSources.Source, _ type: TypeID, _ call: Call?, _ comparison: RowModels.Comparison
    ) -> [UnstableIdentities.Entry] {
        let fresh = RowModels(table: table).freshIdentity(of: type, by: call, in: source.scope, body: source.body, comparison)
        guard let fresh else { return [] }
        let made = SiteKey(file: source.scope.file, range: source.value.range)
        let isWithin = made.file == fresh.file && made.range.contains(fresh.range)
        return [UnstableIdentities.Entry(site: fresh, form: .rowModel(table[type].name), made: isWithin ? nil : made)]
    }
}

extension TypeTable {
    /// A view or a modifier, or an extension of one.
    func isContent(_ id: TypeID) -> Bool {
        let protocols: Set<String> = ["View", "ViewModifier"]
        if self[id].declaration == nil { return protocols.contains(self[id].name) }
        return self.protocols(of: id).contains { $0.externalName.map(protocols.contains) ?? false }
    }
}

extension TypeReference {
    /// `some View`.
    fileprivate var isSomeView: Bool {
        if case .constrained(let bound, false) = kind { bound.isNamed("View") } else { false }
    }
}

extension Expression {
    /// `nil`, `.none`, or a name of the project that says as much.
    fileprivate var isNoAnimation: Bool {
        switch kind {
        case .literal(.nil): true
        case .implicitMember(let name): name == "none" || name.hasPrefix("no") && name.dropFirst(2).first?.isUppercase == true
        default: false
        }
    }

    /// A `ProgressView` by itself. In a list it stays away when its row is used again, unless it is a new one; it has nothing to lose.
    fileprivate var isSpinner: Bool {
        var names: Set<String> = []
        visit { expression in
            if case .call(let call) = expression.kind, let path = call.callee.typePath { names.formUnion(path) }
        }
        return names.contains("ProgressView") && names.isSubset(of: ["ProgressView", "HStack", "VStack", "ZStack", "Group", "Spacer"])
    }

    /// It goes on after an `#if`: what it is called on cannot be told.
    fileprivate var isContinuation: Bool {
        switch kind {
        case .implicitMember, .unknown: true
        case .call(let call): call.callee.isContinuation
        case .member(let base, _, _): base.isContinuation
        default: false
        }
    }

    /// A chain of modifiers on a view that is made in place.
    fileprivate var isMadeView: Bool {
        switch kind {
        case .call(let call):
            if call.callee.typePath != nil { return true }
            if case .member(let base, _, _) = call.callee.kind { return base.isMadeView }
            return false
        default: return false
        }
    }
}
