/// What rules ask of a type.
extension Project {
    /// A view, control, controller, recognizer, layer, player, window or scene: a framework's, or a project class that
    /// inherits from one.
    package func isViewLike(_ type: StaticType, on platforms: PlatformSet) -> Bool {
        table.isViewLike(type, on: platforms)
    }

    /// An instance of a class, as far as is known.
    package func isObject(_ type: StaticType, on platforms: PlatformSet) -> Bool {
        if case .project(let id) = type { return table[id].isReference }
        return table.isFramework(type, on: platforms)
    }

    /// Whether `name`, where the property stands, means a type of the project.
    package func declares(_ name: String, near property: PropertySite) -> Bool {
        table.resolve([name], in: Scope(file: property.file, types: property.owner.map { table.enclosing($0) } ?? [])).typeID != nil
    }

    /// Whether only its own file can use it.
    package func isPrivate(_ representable: Representable) -> Bool {
        guard let head = table[representable.type].declaration?.declaration.head else { return false }
        return head.has("private") || head.has("fileprivate")
    }

    /// The framework's description of a member that feeds back, on a value of `type`.
    package func feedbackMember(_ name: String, isCall: Bool, of type: StaticType, on platforms: PlatformSet) -> FeedbackMember? {
        FeedbackMembers.member(name, isCall: isCall, of: table.frameworkAncestry(of: type, platforms: platforms))
    }
}
