/// Superclasses and conformances, through the project down to the frameworks.
extension TypeTable {
    /// The superclass of a project class, as far as it can be told from a protocol: a project class, or a framework's
    /// class that the fact tables know.
    package func superclass(of id: TypeID, platforms: PlatformSet = .all) -> StaticType? {
        guard let declaration = self[id].declaration, self[id].kind == .class else { return nil }
        guard let first = self[id].inherited.first(where: { !$0.site.isExtension && $0.site.file == declaration.file }) else { return nil }
        switch first.type {
        case .project(let parent): return self[parent].kind == .class && parent != id ? first.type : nil
        case .external(let name): return FrameworkClasses.named(name) == nil ? nil : first.type
        default: return nil
        }
    }

    /// `type` itself, then its superclasses, nearest first: project classes, then the framework's.
    package func ancestry(of type: StaticType, platforms: PlatformSet = .all) -> [StaticType] {
        var result: [StaticType] = []
        var current: StaticType? = type
        while let type = current, result.count < Limits.ancestryDepth, !result.contains(type) {
            result.append(type)
            switch type {
            case .project(let id):
                current = superclass(of: id, platforms: platforms)
            case .external(let name):
                return result + FrameworkClasses.ancestry(of: name, platforms: platforms).dropFirst().map { .external($0) }
            case .generic(let bounds):
                return result + bounds.flatMap { ancestry(of: $0, platforms: platforms) }
            default:
                return result
            }
        }
        return result
    }

    /// The names of the framework classes that `type` is or inherits from, nearest first.
    package func frameworkAncestry(of type: StaticType, platforms: PlatformSet = .all) -> [String] {
        ancestry(of: type, platforms: platforms).compactMap(\.externalName)
    }

    /// The protocols that a project type conforms to, and those that they refine: project protocols and external names.
    package func protocols(of id: TypeID) -> [StaticType] {
        var result: [StaticType] = []
        var waiting: [TypeID] = ancestry(of: .project(id)).compactMap(\.typeID)
        var seen = Set(waiting)
        while let next = waiting.popLast() {
            for type in self[next].inherited.map(\.type) where !result.contains(type) {
                switch type {
                case .project(let parent) where self[parent].kind == .protocol:
                    result.append(type)
                    if seen.insert(parent).inserted { waiting.append(parent) }
                case .external, .generic:
                    result.append(type)
                default:
                    break
                }
            }
        }
        return result
    }

    /// Whether a value of `type` is a reference: a project class or actor, a project protocol that refines `AnyObject`,
    /// or a framework class that is no value in class clothing. nil where it cannot be told.
    package func isReference(_ type: StaticType) -> Bool? {
        switch type {
        case .project(let id):
            switch self[id].kind {
            case .class, .actor: return true
            case .protocol: return protocols(of: id).contains(.external("AnyObject")) || refinesClass(id)
            case .struct, .enum: return false
            case .extension: return isReference(.external(self[id].name))
            }
        case .external(let name):
            if name == "AnyObject" { return true }
            return FrameworkClasses.named(name).map { !$0.isValueKind }
        case .generic(let bounds):
            return bounds.contains { isReference($0) == true } ? true : nil
        case .array, .dictionary, .tuple, .function, .binding, .void:
            return false
        case .metatype, .context, .unknown:
            return nil
        }
    }

    private func refinesClass(_ id: TypeID) -> Bool {
        self[id].inherited.contains { isReference($0.type) == true }
    }
}

extension TypeTable {
    /// Whether it is a framework's class that the fact tables know, or inherits from one.
    package func isFramework(_ type: StaticType, on platforms: PlatformSet) -> Bool {
        frameworkAncestry(of: type, platforms: platforms).contains { FrameworkClasses.named($0) != nil }
    }

    /// A view, control, controller, recognizer, layer, player, window or scene, or a project class that inherits from one.
    package func isViewLike(_ type: StaticType, on platforms: PlatformSet) -> Bool {
        frameworkAncestry(of: type, platforms: platforms).contains { FrameworkClasses.named($0)?.isViewLike == true }
    }
}
