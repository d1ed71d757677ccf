/// What a walk on behalf of a host follows, and which files it asks for.
extension PathWalker {
    /// Whether a call of this name, with this receiver and these arguments, is followed into the project.
    ///
    /// - Parameter result: what it gives.
    func isFollowed(_ name: String, _ receiver: Value?, _ arguments: [EvaluatedArgument], giving result: @autoclosure () -> StaticType)
        -> Bool
    {
        subject.followsAllCalls || isOwner(receiver) && subject.followed?.contain(name) ?? true || concernsHosting(receiver, arguments)
            || isCellOrRegistration(result())
    }

    /// Asks for the helper that a call on behalf of a host leads to.
    func noteMissingHelper(_ name: String, receiver: Value?, _ arguments: [EvaluatedArgument]) {
        guard !subject.followsAllCalls, concernsHosting(receiver, arguments) else { return }
        missing.insert(.global(name))
        let owners = receiver.map { lookup.frameworkAncestry(of: $0.type) + projectAncestry(of: $0.type) } ?? []
        if !owners.isEmpty { missing.insert(.member(name, ofAny: owners)) }
    }

    private func projectAncestry(of type: StaticType) -> [String] {
        table.ancestry(of: type, platforms: platforms).compactMap { $0.typeID.map { table[$0].name } }
    }

    private func isOwner(_ value: Value?) -> Bool {
        guard let value else { return false }
        if let host = subject.host, value.type == .metatype(.project(host)) { return true }
        return value.place == Place(.owner)
    }

    /// A hosting controller or something reached from it goes in. What is given the host alone and makes one is a host itself.
    private func concernsHosting(_ receiver: Value?, _ arguments: [EvaluatedArgument]) -> Bool {
        (receiver.map(isHosting) ?? false) || arguments.contains { isHosting($0.value) }
    }

    private func isHosting(_ value: Value) -> Bool {
        lookup.isHosting(value.type) || lookup.isHosting(value.owner) || value.elements.contains(where: isHosting)
    }

    private func isCellOrRegistration(_ type: StaticType) -> Bool {
        guard type != .unknown, type != .void else { return false }
        return table.isRegistration(type) || lookup.frameworkAncestry(of: type).contains(where: TypeTable.cells.contains)
    }
}
