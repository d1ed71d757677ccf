/// Whether anything makes a coordinator the delegate that it conforms to be.
package struct DelegateAssignments {
    package enum Answer: Sendable {
        case assigned
        /// It is handed to code that nothing is known of.
        case unknown
        case never
    }

    let table: TypeTable
    let coordinator: TypeID
    let platforms: PlatformSet
    let events: [Event]

    /// - Parameter events: what happens on every path of every representable that makes the coordinator.
    package init(of coordinator: TypeID, in project: Project, platforms: PlatformSet, events: [Event]) {
        table = project.table
        self.coordinator = coordinator
        self.platforms = platforms
        self.events = events
    }

    /// Whether the coordinator is given to what calls `protocolName`, or a protocol that refines it.
    package func answer(for protocolName: String) -> Answer {
        let protocols = DelegateProtocols.refining(protocolName)
        let owners = protocols.flatMap(\.owners)
        guard !owners.isEmpty else { return .unknown }
        var answer = Answer.never
        for event in events {
            let one =
                event.write.map { self.answer(for: $0, owners, protocols) } ?? event.call.map { self.answer(for: $0, owners) } ?? .never
            if one == .assigned { return .assigned }
            if one == .unknown { answer = .unknown }
        }
        return answer
    }

    /// The coordinator itself, or another instance of its class.
    private func isCoordinator(_ value: Value) -> Bool {
        value.place == Place(.coordinator) || value.type == .project(coordinator)
            || value.elements.contains(where: isCoordinator)
            // One of two values, by a condition.
            || value.place == nil && value.sources.contains(Place(.coordinator))
    }

    // MARK: Assignments

    private func answer(for write: Write, _ owners: [DelegateProtocol.Owner], _ protocols: [DelegateProtocol]) -> Answer {
        guard isCoordinator(write.value) else { return .never }
        if let declared = write.declared {
            return projectTypeAssigns(declared, owners) || forwards(declared, protocols) ? .unknown : .never
        }
        let fitting = owners.filter { !$0.isCall && $0.member == write.member }
        let classes = table.frameworkAncestry(of: write.receiver.type, platforms: platforms)
        var isKnown = classes.contains { FrameworkClasses.named($0) != nil }
        // Which class a generic parameter stands for is known to its callers alone.
        if case .generic = write.receiver.type.instance { isKnown = false }
        guard fitting.isEmpty else {
            return !isKnown || fitting.contains { classes.contains($0.className) } ? .assigned : .never
        }
        // Another protocol's property, or a control's target.
        if write.member == "target" || DelegateProtocols.owningMembers.contains(write.member) { return .never }
        return .unknown
    }

    /// A type of the project keeps the coordinator in a property of its own: whether code of it assigns such a delegate.
    private func projectTypeAssigns(_ property: PropertySite, _ owners: [DelegateProtocol.Owner]) -> Bool {
        guard let owner = property.owner, owner != coordinator else { return false }
        let members = Set(owners.map(\.member))
        var assigns = false
        for id in table.ancestry(of: .project(owner), platforms: platforms).compactMap(\.typeID) {
            for site in table[id].sites {
                site.declaration.members.visitExpressions { expression in
                    switch expression.kind {
                    case .assignment(_, let target, _):
                        if case .member(_, let name, _) = target.kind, members.contains(name) { assigns = true }
                    case .call(let call):
                        if case .member(_, let name, _) = call.callee.kind, members.contains(name) { assigns = true }
                    default: break
                    }
                }
            }
        }
        return assigns
    }

    /// A type of the project that keeps the coordinator conforms itself: it passes the callbacks on.
    private func forwards(_ property: PropertySite, _ protocols: [DelegateProtocol]) -> Bool {
        guard let owner = property.owner, owner != coordinator else { return false }
        let names = Set(protocols.map(\.name))
        return table.protocols(of: owner).contains { $0.externalName.map(names.contains) ?? false }
    }

    // MARK: Calls

    private func answer(for call: CallEvent, _ owners: [DelegateProtocol.Owner]) -> Answer {
        let given = call.arguments.filter { isCoordinator($0.value) }
        let isHandedContext =
            call.function == nil
            && (call.receiver?.place == Place(.context) || call.arguments.contains { $0.value.place == Place(.context) })
        guard !given.isEmpty || isHandedContext else { return .never }
        // Followed: what the function does with it is on the path.
        if call.function != nil { return .never }
        let name = call.name
        if owners.contains(where: { $0.isCall && $0.member == name }) { return .assigned }
        if name == "init", let constructed = call.constructed {
            if let id = constructed.typeID { return table[id].isReference ? .never : .unknown }
            if owners.contains(where: { $0.isCall && $0.member == "init" && $0.className == constructed.externalName }) { return .assigned }
        }
        let isTarget = given.allSatisfy { $0.label == "target" } || ["addTarget", "addObserver", "removeObserver"].contains(name)
        if !isHandedContext, isTarget || DelegateProtocols.owningMembers.contains(name) && name != "init" { return .never }
        return .unknown
    }
}
