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
        for type in table.types {
            found += Self.computed(type)
            for (scope, block) in Self.bodies(of: type, table) {
                found += IdentitySearch(table: table, scope: scope, body: block, isContent: table.isContent(type.id)).entries()
            }
        }
        for function in table.functions.values.joined() {
            guard let body = function.declaration.body else { continue }
            let isContent = function.declaration.returnType.map(\.isSomeView) ?? false
            found += IdentitySearch(table: table, scope: Scope(file: function.file), body: body, isContent: isContent).entries()
        }
        entries = found
    }

    /// A getter that keeps what it makes is looked at but once.
    private static func computed(_ type: ProjectType) -> [Entry] {
        (type.members.properties["id"] ?? []).compactMap { property in
            guard let getter = property.declaration.accessors.getter, !property.declaration.head.isStatic, !getter.assigns,
                let fresh = getter.fresh(["UUID"])
            else { return nil }
            return Entry(site: SiteKey(file: property.file, range: fresh), form: .computed, made: nil)
        }
    }

    private static func bodies(of type: ProjectType, _ table: TypeTable) -> [(Scope, Block)] {
        func scope(_ file: Int) -> Scope { Scope(file: file, types: table.enclosing(type.id)) }
        let functions = type.members.allFunctions.compactMap { site in site.declaration.body.map { (scope(site.file), $0) } }
        let accessors = type.members.allProperties.flatMap { site in
            site.declaration.accessors.blocks.map { (scope(site.file), $0) }
        }
        return functions + accessors
    }
}

/// Looks through one body.
private struct IdentitySearch {
    let table: TypeTable
    let scope: Scope
    let body: Block
    /// What it makes is shown by SwiftUI.
    let isContent: Bool

    func entries() -> [UnstableIdentities.Entry] {
        var found: [UnstableIdentities.Entry] = []
        body.visitExpressions { expression in
            guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
            found += modifier(name, call) + items(name, call) + rows(name, call)
        }
        return found
    }

    private func entry(_ range: ByteRange, _ form: UnstableIdentities.Form) -> UnstableIdentities.Entry {
        UnstableIdentities.Entry(site: SiteKey(file: scope.file, range: range), form: form, made: nil)
    }

    // MARK: Modifiers

    /// Modifiers that compare a value from look to look, by their label.
    /// Source: https://developer.apple.com/documentation/swiftui/view/animation(_:value:), …/task(id:priority:_:), …/onchange(of:initial:_:)
    private static let comparing = ["animation": "value", "task": "id", "onChange": "of"]

    private func modifier(_ name: String, _ call: Call) -> [UnstableIdentities.Entry] {
        guard case .member(let base, _, _) = call.callee.kind, isContent || base.isMadeView else { return [] }
        if name == "id", call.arguments.count == 1, call.arguments[0].label == nil, !base.isSpinner {
            return call.arguments[0].value.fresh(["UUID", "Date"]).map { [entry($0, .modifier)] } ?? []
        }
        guard let label = Self.comparing[name], let argument = call.arguments.first(where: { $0.label == label }) else { return [] }
        // `animation(nil, value: UUID())` switches animations off, whatever changes.
        if name == "animation", call.arguments.first?.value.isNoAnimation == true { return [] }
        return argument.value.itself(["UUID", "Date"]).map { [entry($0, .trigger(name))] } ?? []
    }

    // MARK: Snapshots

    private func items(_ name: String, _ call: Call) -> [UnstableIdentities.Entry] {
        guard name == "appendItems" || name == "insertItems" && call.arguments.count > 1, let items = call.arguments.first?.value else {
            return []
        }
        return origins(of: items).flatMap { origin -> [UnstableIdentities.Entry] in
            if let fresh = origin.fresh(["UUID"]) { return [entry(fresh, .item)] }
            return models(in: origin, file: scope.file)
        }
    }

    // MARK: Lists

    /// Views that tell their rows apart by the identity of their data.
    /// Source: https://developer.apple.com/documentation/swiftui/foreach, …/list, …/table, …/outlinegroup
    private static let lists: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

    private func rows(_ name: String, _ call: Call) -> [UnstableIdentities.Entry] {
        guard isContent, Self.lists.contains(name), let data = call.arguments.first, data.label == nil,
            !data.isTrailingClosure, !call.arguments.contains(where: { $0.label == "id" })
        else { return [] }
        return origins(of: data.value).flatMap { models(in: $0, file: scope.file) }
            + computedBlocks(data.value).flatMap { block, file in models(in: block, file: file) }
    }

    /// The value itself, or those of the local that it names. What is stored as well is made once for every look.
    private func origins(of value: Expression) -> [Expression] {
        guard case .identifier(let name) = value.kind else { return [value] }
        var found: [Expression] = []
        var isStored = false
        body.visitStatements { statement in
            guard case .variable(let variable) = statement.kind else { return }
            for binding in variable.bindings where binding.pattern.names.contains(name) {
                if let value = binding.value { found.append(value) }
            }
        }
        guard !found.isEmpty else { return [] }
        body.visitExpressions { expression in
            guard case .assignment(_, let target, let value) = expression.kind else { return }
            if case .identifier(name) = target.kind { found.append(value) }
            if case .identifier(name) = value.kind { isStored = true }
        }
        return isStored ? [] : found
    }

    /// The getter or method that the data comes from: the view's own, or its model's.
    private func computedBlocks(_ data: Expression) -> [(Block, Int)] {
        switch data.kind {
        case .call(let call): return computedBlocks(call.callee)
        case .identifier(let name): return scope.types.last.map { blocks(named: name, of: .project($0)) } ?? []
        case .member(let base, let name, _):
            if base.isSelf { return scope.types.last.map { blocks(named: name, of: .project($0)) } ?? [] }
            guard let owner = base.plainName, let type = scope.types.last,
                let property = table.property(named: owner, of: .project(type), platforms: scope.platforms)
            else { return [] }
            return blocks(named: name, of: table.type(of: property, platforms: scope.platforms))
        default: return []
        }
    }

    private func blocks(named name: String, of type: StaticType) -> [(Block, Int)] {
        guard type.typeID != nil else { return [] }
        if let property = table.property(named: name, of: type, platforms: scope.platforms) {
            return property.declaration.accessors.getter.map { [($0, property.file)] } ?? []
        }
        return table.functions(named: name, of: type, platforms: scope.platforms).compactMap { site in
            site.declaration.body.map { ($0, site.file) }
        }
    }

    // MARK: Row models

    private func models(in block: Block, file: Int) -> [UnstableIdentities.Entry] {
        guard !block.assigns else { return [] }
        var found: [UnstableIdentities.Entry] = []
        block.visitExpressions { if let entry = model($0, file: file) { found.append(entry) } }
        return found
    }

    private func models(in expression: Expression, file: Int) -> [UnstableIdentities.Entry] {
        var found: [UnstableIdentities.Entry] = []
        expression.visit { if let entry = model($0, file: file) { found.append(entry) } }
        return found
    }

    /// A value of the project that makes its identity as it is made.
    private func model(_ expression: Expression, file: Int) -> UnstableIdentities.Entry? {
        guard case .call(let call) = expression.kind, !call.arguments.contains(where: { $0.label == "id" }),
            let path = call.callee.typePath,
            let type = table.resolve(path, in: Scope(file: file, types: scope.types)).typeID,
            let (site, name) = table.freshIdentity(of: type)
        else { return nil }
        return UnstableIdentities.Entry(site: site, form: .rowModel(name), made: SiteKey(file: file, range: expression.range))
    }
}

extension TypeTable {
    /// `let id = UUID()` in a value that is told apart by it.
    func freshIdentity(of id: TypeID) -> (site: SiteKey, name: String)? {
        guard self[id].kind == .struct, let property = self[id].members.properties["id"]?.first, !property.declaration.isComputed,
            !property.declaration.head.isStatic, let fresh = property.declaration.initialValue?.itself(["UUID"]),
            !(self[id].members.functions["init"] ?? []).contains(where: { $0.declaration.parameters.contains { $0.label == "id" } })
        else { return nil }
        return (SiteKey(file: property.file, range: fresh), self[id].name)
    }

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

extension Block {
    fileprivate func fresh(_ types: Set<String>) -> ByteRange? {
        var found: ByteRange?
        visitExpressions { if found == nil, $0.isFresh(types) { found = $0.range } }
        return found
    }

    /// It keeps something.
    fileprivate var assigns: Bool {
        var found = false
        visitExpressions { if case .assignment = $0.kind { found = true } }
        return found
    }
}

extension Expression {
    /// A value that is another one each time: `UUID()`, `Date()`.
    fileprivate func isFresh(_ types: Set<String>) -> Bool {
        guard case .call(let call) = kind, call.arguments.isEmpty, let path = call.callee.typePath, path.count == 1 else { return false }
        return types.contains(path[0])
    }

    /// The first fresh value in it.
    fileprivate func fresh(_ types: Set<String>) -> ByteRange? {
        var found: ByteRange?
        visit { if found == nil, $0.isFresh(types) { found = $0.range } }
        return found
    }

    /// It is such a value, or its text or number.
    fileprivate func itself(_ types: Set<String>) -> ByteRange? {
        if isFresh(types) { return range }
        guard case .member(let base, let name, _) = kind else { return nil }
        if name == "now", types.contains("Date"), case .identifier("Date") = base.kind { return range }
        let parts: Set<String> = ["uuidString", "hashValue", "timeIntervalSince1970", "timeIntervalSinceReferenceDate"]
        return parts.contains(name) ? base.itself(types) : nil
    }

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
