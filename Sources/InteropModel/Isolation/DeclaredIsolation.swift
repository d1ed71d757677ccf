/// The isolation that a class has by what is written for it and for what it inherits; modules' defaults left aside.
struct DeclaredIsolation {
    let table: TypeTable

    func isolation(of id: TypeID) -> Isolation {
        isolation(of: id, depth: 0)
    }

    private func isolation(of id: TypeID, depth: Int) -> Isolation {
        let type = table[id]
        guard type.kind != .actor else { return .otherActor }
        guard let declaration = type.declaration, depth < Limits.ancestryDepth else { return .unknown }
        if let own = written(on: declaration.declaration.head, of: type) { return own }
        if isSendable(type) { return .nonisolated }
        let inherited = superclassIsolation(of: type, depth: depth)
        switch inherited {
        case .mainActor, .otherActor: return inherited
        case .inferred, .unmarked, .unknown, .nonisolated: break
        }
        let conformances = ownConformances(of: type)
        if conformances.contains(where: { isMarkedProjectProtocol($0, depth: 0) }) { return .mainActor }
        if let inference = inference(from: conformances, all: table.protocols(of: id)) { return .inferred(inference) }
        return inherited == .nonisolated ? .unmarked : inherited
    }

    // MARK: What is written

    /// What the head of a type, an extension or a member says by itself.
    private func written(on head: DeclarationHead, of type: ProjectType) -> Isolation? {
        if head.has("nonisolated") { return .nonisolated }
        for attribute in head.attributes {
            if attribute.name == "MainActor" { return .mainActor }
            if isGlobalActor(attribute.name, near: type) { return .otherActor }
        }
        return nil
    }

    /// A name that no parsed file declares is told by its ending.
    private func isGlobalActor(_ name: String, near type: ProjectType) -> Bool {
        let scope = Scope(file: type.declaration?.file ?? 0, types: table.enclosing(type.id))
        guard let id = table.resolve([name], in: scope).typeID else { return name.hasSuffix("Actor") }
        return table[id].declaration?.declaration.head.attribute("globalActor") != nil
    }

    private func isSendable(_ type: ProjectType) -> Bool {
        type.inherited.contains { $0.type == .external("Sendable") }
    }

    // MARK: What is inherited

    private func superclassIsolation(of type: ProjectType, depth: Int) -> Isolation {
        switch table.superclass(of: type.id) {
        case .project(let parent)?:
            return isolation(of: parent, depth: depth + 1)
        case .external(let name)?:
            let isIsolated = FrameworkClasses.ancestry(of: name).contains { FrameworkClasses.named($0)?.isMainActor == true }
            return isIsolated ? .mainActor : .unmarked
        default:
            return hasUnknownSuperclass(type) ? .unknown : .unmarked
        }
    }

    /// The first name of the class's inheritance clause may be a class that no parsed file declares.
    private func hasUnknownSuperclass(_ type: ProjectType) -> Bool {
        guard case .external(let name)? = type.inherited.first(where: { !$0.site.isExtension })?.type else { return false }
        return KnownProtocols.mayBeClass(name)
    }

    /// Conformances that stand in the class's own declaration; those in extensions do not isolate it.
    private func ownConformances(of type: ProjectType) -> [StaticType] {
        type.inherited.filter { !$0.site.isExtension }.flatMap { entry in
            if case .generic(let bounds) = entry.type { bounds } else { [entry.type] }
        }
    }

    private func isMarkedProjectProtocol(_ type: StaticType, depth: Int) -> Bool {
        guard case .project(let id) = type, table[id].kind == .protocol, depth < Limits.ancestryDepth else { return false }
        if table[id].declaration?.declaration.head.attribute("MainActor") != nil { return true }
        return ownConformances(of: table[id]).contains { isMarkedProjectProtocol($0, depth: depth + 1) }
    }

    /// - Parameter all: every protocol that the class conforms to, wherever it says so.
    private func inference(from own: [StaticType], all: [StaticType]) -> Isolation.Inference? {
        let named = own.flatMap(externalProtocols)
        func ancestry(_ name: String) -> [DelegateProtocol] { DelegateProtocols.ancestry(of: name) }
        if let name = named.first(where: { ancestry($0).contains { $0.isMainActor == .yes } }) { return .markedProtocol(name) }
        if let name = named.first(where: { ancestry($0).contains { $0.membersMainActor == .all } }) { return .markedMembers(name) }
        return all.compactMap(\.externalName).first(where: OffMainCallbacks.covers).map { .offMainCallbacks($0) }
    }

    /// The frameworks' protocols that a conformance stands for: itself, or those that a project protocol refines.
    private func externalProtocols(_ type: StaticType) -> [String] {
        switch type {
        case .external(let name): [name]
        case .project(let id) where table[id].kind == .protocol: table.protocols(of: id).compactMap(\.externalName)
        default: []
        }
    }
}

extension DeclaredIsolation {
    /// The attributes on a class and its project superclasses that may be global actors and that no parsed file declares.
    func undeclaredActors(deciding id: TypeID) -> Set<String> {
        let classes = table.ancestry(of: .project(id)).compactMap(\.typeID).compactMap { table[$0].declaration }
        let attributes = classes.flatMap(\.declaration.head.attributes).map(\.name)
        return Set(attributes.filter { !Self.otherAttributes.contains($0) && table.topLevel[$0] == nil })
    }

    /// What else stands in front of classes.
    private static let otherAttributes: Set<String> = [
        "MainActor", "objc", "objcMembers", "available", "Observable", "Model", "usableFromInline", "frozen", "preconcurrency",
        "dynamicMemberLookup", "nonobjc", "_documentation", "_spi",
    ]
}

extension OffMainCallbacks {
    /// Whether the callbacks of the protocol, or of one that it refines, come on another thread than the main one.
    package static func covers(_ protocolName: String) -> Bool {
        named(protocolName) != nil || DelegateProtocols.ancestry(of: protocolName).contains { named($0.name) != nil }
    }
}
