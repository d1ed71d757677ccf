import SwiftTree

/// Finds the representables among the project's types.
struct RepresentableDiscovery {
    let table: TypeTable

    func all() -> [Representable] {
        table.types.flatMap(representables)
    }

    private func representables(of type: ProjectType) -> [Representable] {
        guard type.kind != .protocol, type.declaration != nil else { return [] }
        var found: [Conformance] = []
        for inheritance in type.inherited {
            let sitePlatforms = inheritance.site.declaration.head.platforms
            for (kind, platforms) in kinds(of: inheritance, in: type) {
                let shared = kind.platforms.intersection(sitePlatforms).intersection(platforms)
                guard !shared.isEmpty, !found.contains(where: { $0.kind == kind }) else { continue }
                found.append(Conformance(kind: kind, platforms: shared, site: inheritance.site))
            }
        }
        return found.map { representable(type, $0, kinds: found.map(\.kind)) }
    }

    private struct Conformance {
        let kind: RepresentableKind
        let platforms: PlatformSet
        let site: DeclarationSite
    }

    /// The representable protocols that one inheritance entry stands for, with the platforms of each.
    private func kinds(of inheritance: ProjectType.Inheritance, in type: ProjectType) -> [(RepresentableKind, PlatformSet)] {
        let scope = Scope(file: inheritance.site.file, types: type.parent.map { table.enclosing($0) } ?? [])
        return table.alternatives(for: inheritance.entry.type, in: scope).flatMap { kinds(of: $0.type, platforms: $0.platforms, depth: 0) }
    }

    private func kinds(of type: StaticType, platforms: PlatformSet, depth: Int) -> [(RepresentableKind, PlatformSet)] {
        guard depth < Limits.ancestryDepth else { return [] }
        switch type {
        case .external(let name):
            return RepresentableKind(protocolName: name).map { [($0, platforms)] } ?? []
        case .generic(let bounds):
            return bounds.flatMap { kinds(of: $0, platforms: platforms, depth: depth + 1) }
        case .project(let id) where table[id].kind == .protocol:
            return table[id].inherited.flatMap { entry in
                let scope = Scope(file: entry.site.file)
                return table.alternatives(for: entry.entry.type, in: scope).flatMap { side in
                    let shared = platforms.intersection(side.platforms).intersection(entry.site.declaration.head.platforms)
                    return kinds(of: side.type, platforms: shared, depth: depth + 1)
                }
            }
        default:
            return []
        }
    }

    private func representable(_ type: ProjectType, _ conformance: Conformance, kinds: [RepresentableKind]) -> Representable {
        let (kind, platforms) = (conformance.kind, conformance.platforms)
        /// The one with the right labels, and failing that, but for dismantle, another of that name.
        func method(_ role: LifecycleSignature.Role) -> FunctionSite? {
            guard let signature = kind.signature(role) else { return nil }
            let named = table.functions(named: signature.name, of: .project(type.id), platforms: platforms)
                .filter { $0.declaration.head.isStatic == signature.isStatic }
            let fitting = named.filter { signature.hasLabels(of: $0.declaration) }
            let candidates = fitting.isEmpty && role != .dismantle ? named : fitting
            return candidates.first { $0.file == conformance.site.file } ?? candidates.first
        }
        let makeCoordinator = method(.makeCoordinator)
        let lifecycle = Representable.Lifecycle(
            make: method(.make), update: method(.update), size: method(.size), dismantle: method(.dismantle),
            makeCoordinator: makeCoordinator)
        let coordinator = coordinatorType(of: type, maker: makeCoordinator, platforms: platforms)
            .flatMap { self.coordinator($0, of: type.id, platforms: platforms) }
        return Representable(
            type: type.id, kind: kind, platforms: platforms, kindsOfType: kinds, conformance: conformance.site, lifecycle: lifecycle,
            coordinator: coordinator, inputs: InputClassifier(table: table, type: type, platforms: platforms).inputs())
    }

    /// What `makeCoordinator` returns; failing that, the nested type named `Coordinator`. Another type of that name, further
    /// out, has nothing to do with it.
    private func coordinatorType(of type: ProjectType, maker: FunctionSite?, platforms: PlatformSet) -> StaticType? {
        let scope = Scope(file: type.declaration?.file ?? 0, types: table.enclosing(type.id), platforms: platforms)
        guard let maker else { return table.nestedType(named: "Coordinator", of: type.id, in: scope) }
        guard let returned = maker.declaration.returnType else { return nil }
        // In a protocol's extension `Self` and `Coordinator` mean the conforming type's.
        let isOwn = maker.owner == type.id
        return table.staticType(of: returned, in: isOwn ? Scope(file: maker.file, types: scope.types, platforms: platforms) : scope)
    }

    private func coordinator(_ type: StaticType, of representable: TypeID, platforms: PlatformSet) -> Coordinator? {
        guard let id = type.typeID, table[id].kind != .protocol, id != representable else { return nil }
        let classes = table.ancestry(of: type, platforms: platforms).compactMap(\.typeID)
        let stored = classes.flatMap { table[$0].members.allProperties }.filter {
            !$0.declaration.isComputed && !$0.declaration.head.isStatic && $0.declaration.head.platforms.meets(platforms)
        }
        let parents = stored.filter { property in
            let type = table.type(of: property, platforms: platforms)
            return isRepresentable(type, representable)
                || genericArgument(for: property, among: classes, platforms: platforms) == .project(representable)
        }
        return Coordinator(type: id, parentProperties: parents, storedProperties: stored)
    }

    /// What a generic superclass's parameter stands for in the class that inherits from it: `Base<Field>` for `var parent: Parent`.
    private func genericArgument(for property: PropertySite, among classes: [TypeID], platforms: PlatformSet) -> StaticType? {
        guard let owner = property.owner, let name = property.declaration.type?.unwrapped.lastName,
            let index = table[owner].declaration?.declaration.genericParameters.firstIndex(where: { $0.name == name }),
            let heir = classes.first(where: { table.superclass(of: $0) == .project(owner) }),
            let entry = table[heir].inherited.first(where: { $0.type == .project(owner) }),
            case .named(_, let arguments) = entry.entry.type.kind, arguments.indices.contains(index)
        else { return nil }
        let scope = Scope(file: entry.site.file, types: table.enclosing(heir).dropLast(), platforms: platforms)
        return table.staticType(of: arguments[index], in: scope)
    }

    private func isRepresentable(_ type: StaticType, _ representable: TypeID) -> Bool {
        switch type {
        case .project(representable): true
        case .generic(let bounds): bounds.contains { isRepresentable($0, representable) }
        default: false
        }
    }
}
