/// How a hosting controller tells its size: `sizingOptions` and `preferredContentSize`.
package struct HostedSizes {
    /// An option set's members, as an assignment or `insert` names them.
    private static func options(_ value: Value) -> Set<String> {
        var names = Set(value.elements.flatMap(options))
        if let name = value.implicitMember { names.insert(name) }
        if let place = value.place, case .type = place.root, let name = place.last { names.insert(name) }
        return names
    }

    /// The assignments that give a UIKit hosting controller both options.
    package static func doubled(in project: Project) -> [Event] {
        project.hosting.entries.flatMap(\.paths).flatMap { path -> [Event] in
            var set: [Place: Set<String>] = [:]
            return path.path.events.filter { event in
                let names: Set<String>
                let target: Place?
                if let write = event.write, write.member == "sizingOptions", isUIKit(write.receiver.type, event, project) {
                    names = options(write.value)
                    target = write.place
                    if write.operator == "=", let target { set[target] = [] }
                } else if let call = event.call, ["insert", "formUnion"].contains(call.name), call.receiver?.place?.last == "sizingOptions",
                    let receiver = call.receiver, isUIKit(receiver.owner, event, project), let first = call.arguments.first
                {
                    names = options(first.value)
                    target = receiver.place
                } else {
                    return false
                }
                let whole = names.union(target.flatMap { set[$0] } ?? [])
                if let target { set[target] = whole }
                return whole.isSuperset(of: ["intrinsicContentSize", "preferredContentSize"])
            }
        }
    }

    private static func isUIKit(_ type: StaticType, _ event: Event, _ project: Project) -> Bool {
        guard project.table.frameworkAncestry(of: type).contains("UIHostingController") else { return false }
        let platforms = project.files[event.site.file].path(to: event.site.range).statement?.platforms ?? .all
        return platforms.meets(.uiKit)
    }

    /// The assignments that give a popover a hosting controller, neither of which has a size.
    package static func unsizedPopovers(in project: Project) -> [Event] {
        project.hosting.entries.flatMap { entry -> [Event] in
            let writes = entry.paths.flatMap { $0.path.events.compactMap(\.write) }
            return entry.paths.flatMap { path in
                path.path.events.filter { event in
                    guard let write = event.write, write.member == "contentViewController", write.declared == nil,
                        project.table.frameworkAncestry(of: write.receiver.type).contains("NSPopover"),
                        project.table.isHostingController(write.value.type)
                    else { return false }
                    return !writes.contains { sizes($0, write, project) } && !sizesItself(write.value.type, project)
                }
            }
        }
    }

    /// Whether `other` gives the popover or its content a size.
    private static func sizes(_ other: Write, _ write: Write, _ project: Project) -> Bool {
        switch other.member {
        case "contentSize":
            project.table.frameworkAncestry(of: other.receiver.type).contains("NSPopover") && !isAnother(other.receiver, write.receiver)
        case "preferredContentSize":
            project.table.isHostingController(other.receiver.type) || other.receiver.place?.last == "contentViewController"
        case "sizingOptions":
            project.table.isHostingController(other.receiver.type) && options(other.value).contains("preferredContentSize")
        default: false
        }
    }

    /// Two properties, each with a popover of its own.
    private static func isAnother(_ one: Value, _ two: Value) -> Bool {
        guard let one = one.place, let two = two.place, one.root == .owner, two.root == .owner else { return false }
        return one != two
    }

    /// A project's own class may do so by itself.
    private static func sizesItself(_ type: StaticType, _ project: Project) -> Bool {
        project.table.ancestry(of: type).compactMap(\.typeID).contains { id in
            var found = !project.table[id].isWhole
            let members = project.table[id].members
            for body in members.allFunctions.compactMap(\.declaration.body) {
                body.visitExpressions { expression in
                    switch expression.kind {
                    case .identifier("sizingOptions"), .identifier("preferredContentSize"), .member(_, "sizingOptions", _),
                        .member(_, "preferredContentSize", _):
                        found = true
                    default: break
                    }
                }
            }
            return found || members.properties["preferredContentSize"] != nil
        }
    }
}
