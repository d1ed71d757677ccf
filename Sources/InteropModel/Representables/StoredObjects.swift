/// A view, controller, layer or player that the value of a representable brings along itself.
package struct StoredObject: Sendable {
    package enum Origin: Sendable {
        /// An initial value, or an initializer, constructs it, here.
        case constructed(SiteKey)
        /// Make returns what a static or global property holds.
        case shared
    }

    package let property: PropertySite
    package let origin: Origin
    /// The framework's class that it is, as far as is known.
    package let kind: FrameworkClass.Kind?
}

package struct StoredObjects {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
    }

    /// Each property once.
    package var all: [StoredObject] {
        guard !table[representable.type].isReference else { return [] }
        var found: [StoredObject] = []
        for event in paths.initial.events {
            guard let object = constructed(event), !found.contains(where: { $0.property.key == object.property.key }) else { continue }
            found.append(object)
        }
        return found + (shared.map { [$0] } ?? [])
    }

    private func constructed(_ event: Event) -> StoredObject? {
        guard event.timing == .now, let write = event.write, let place = write.place, place.root == .representable, place.path.count == 1,
            let name = place.first, case .construction = write.value.place?.root, let input = representable.input(named: name), keeps(input)
        else { return nil }
        let types = [write.value.type, input.type]
        guard isReturned(place) || types.contains(where: { table.isViewLike($0, on: representable.platforms) }) else { return nil }
        return StoredObject(
            property: input.site, origin: .constructed(write.valueSite), kind: types.lazy.compactMap(kind).first)
    }

    /// Make returns the object itself, or the view that it brings along.
    private func isReturned(_ place: Place) -> Bool {
        paths.returned.place.map(place.contains) ?? false
    }

    /// It lives as long as the struct: SwiftUI keeps what a wrapper of its own holds, and nobody keeps what is weak.
    private func keeps(_ input: Input) -> Bool {
        switch input.role {
        case .value, .constant, .observed: !input.site.declaration.head.has("weak") && !input.site.declaration.head.has("lazy")
        case .binding, .environment, .owned, .dynamic: false
        }
    }

    private func kind(_ type: StaticType) -> FrameworkClass.Kind? {
        table.frameworkAncestry(of: type, platforms: representable.platforms).lazy.compactMap { FrameworkClasses.named($0)?.kind }.first
    }

    /// A static or global property that make returns.
    private var shared: StoredObject? {
        guard let place = paths.returned.place, case .type(let owner) = place.root, place.path.count == 1, let name = place.first else {
            return nil
        }
        let sites = owner.isEmpty ? table.variables[name] ?? [] : members(named: name, of: owner)
        let stored = sites.filter { site in
            let head = site.declaration.head
            return !site.declaration.isComputed && !head.has("weak") && head.platforms.meets(representable.platforms)
        }
        guard let site = stored.first else { return nil }
        return StoredObject(property: site, origin: .shared, kind: kind(table.type(of: site, platforms: representable.platforms)))
    }

    private func members(named name: String, of owner: String) -> [PropertySite] {
        let types = table.types.filter { $0.declaration != nil && $0.path.joined(separator: ".") == owner }
        let own = types.first { $0.id == representable.type } ?? types.first
        return own?.members.properties[name]?.filter(\.declaration.head.isStatic) ?? []
    }
}

extension Project {
    /// Whether every use outside previews gives the property, so that its initial value is never asked for.
    package func isAlwaysGiven(_ property: PropertySite, of representable: Representable) -> Bool {
        let uses = uses(of: representable).filter { !$0.isPreview }
        let initializers = table[representable.type].members.functions["init"] ?? []
        guard !property.declaration.isLet, initializers.allSatisfy(\.isInExtension), !uses.isEmpty else { return false }
        return uses.allSatisfy { use in use.call.arguments.contains { $0.label == property.declaration.name } }
    }
}
