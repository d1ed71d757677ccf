/// An `ObservableObject` that update reads through a property that observes nothing.
package struct UnobservedModel: Sendable {
    package let property: PropertySite
    package let type: TypeID
    /// The published member that update reads, and where.
    package let member: String
    package let read: SiteKey
}

extension Project {
    package func unobservedModels(of representable: Representable, _ paths: RepresentablePaths) -> [UnobservedModel] {
        let models = UnobservedModels(table: table, representable: representable, paths: paths).all
        return models.isEmpty || isObservedByUsers(representable, models) ? [] : models
    }

    /// Every use that can be told is given what the view around it observes, so that update runs with that view.
    private func isObservedByUsers(_ representable: Representable, _ models: [UnobservedModel]) -> Bool {
        let uses = uses(of: representable).filter { !$0.isPreview }
        guard !uses.isEmpty else { return false }
        return models.allSatisfy { model in uses.allSatisfy { mayObserve($0, model.property.declaration.name) } }
    }

    private func mayObserve(_ use: UseSite, _ label: String) -> Bool {
        guard let given = use.call.arguments.first(where: { $0.label == label })?.value, let owner = use.owner,
            let type = table.resolve([owner], in: Scope(file: use.file)).typeID, table[type].declaration != nil
        else { return true }
        switch given.kind {
        case .identifier(let name): return isObserved(name, of: type) ?? true
        case .member(let base, let name, _):
            // A model inside an observed one is not observed itself.
            guard case .identifier("self") = base.kind else { return false }
            return isObserved(name, of: type) ?? true
        default: return false
        }
    }

    /// nil where the type has no property of that name.
    private func isObserved(_ name: String, of type: TypeID) -> Bool? {
        guard let site = table[type].members.properties[name]?.first else { return nil }
        return ["ObservedObject", "StateObject", "EnvironmentObject"].contains { site.declaration.head.attribute($0) != nil }
    }
}

/// What one representable reads of models that it does not observe.
struct UnobservedModels {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    var all: [UnobservedModel] {
        representable.inputs.compactMap { input in
            guard input.role == .value || input.role == .constant, let id = input.type.typeID, isObservable(id) else { return nil }
            let published = published(by: id)
            guard !isSubscribed(to: published), let read = read(of: published, through: input.name) else { return nil }
            return UnobservedModel(property: input.site, type: id, member: read.member, read: read.site)
        }
    }

    private func isObservable(_ id: TypeID) -> Bool {
        table[id].kind == .class && table[id].declaration?.declaration.head.attribute("Observable") == nil
            && table.protocols(of: id).contains(.external("ObservableObject"))
    }

    private func published(by id: TypeID) -> Set<String> {
        let classes = table.ancestry(of: .project(id), platforms: representable.platforms).compactMap(\.typeID)
        return Set(
            classes.flatMap { table[$0].members.allProperties }.filter { $0.declaration.head.attribute("Published") != nil }
                .map(\.declaration.name))
    }

    private func read(of published: Set<String>, through name: String) -> (member: String, site: SiteKey)? {
        for event in paths.update.events {
            guard case .read(let read, _) = event.kind else { continue }
            let place = read.withoutParentCopies
            guard place.root == .representable, place.path.count > 1, place.path[0] == name, published.contains(place.path[1]) else {
                continue
            }
            return (place.path[1], event.site)
        }
        return nil
    }

    /// The representable, its coordinator or the represented class listens to the model by itself.
    private func isSubscribed(to published: Set<String>) -> Bool {
        let listeners =
            [StaticType.project(representable.type), paths.representedType]
            + (representable.coordinator.map { [.project($0.type)] } ?? [])
        return listeners.flatMap { table.ancestry(of: $0, platforms: representable.platforms) }.compactMap(\.typeID).contains { id in
            table[id].sites.contains { site in
                var isFound = false
                site.declaration.members.visitExpressions { expression in
                    guard case .member(_, let name, _) = expression.kind else { return }
                    if name == "objectWillChange" || (name.hasPrefix("$") && published.contains(String(name.dropFirst()))) {
                        isFound = true
                    }
                }
                return isFound
            }
        }
    }
}
