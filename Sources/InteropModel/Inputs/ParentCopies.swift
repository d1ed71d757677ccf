/// The copies of the representable that its coordinator keeps, and whether update brings them up to date.
package struct ParentCopies: Sendable {
    /// A copy that update never assigns anew although the coordinator reads inputs through it.
    package struct Stale: Sendable {
        package let property: PropertySite
        /// The first read of an input through the copy.
        package let firstRead: SiteKey
        package let input: Input
    }

    package let stale: [Stale]
    /// Names of the parent properties that update assigns.
    package let refreshed: Set<String>

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        let update = paths.update
        refreshed = Set(
            update.onPath.compactMap(\.write?.place).filter { $0.root == .coordinator && $0.path.count == 1 }.compactMap(\.first))
        guard let coordinator = representable.coordinator, update.entry != nil, !update.isCutOff, table[coordinator.type].isReference,
            !Self.handsOver(representable, update, table)
        else {
            stale = []
            return
        }
        let later =
            (paths.handlers + [update, paths.size, paths.dismantle, paths.deinitializer]).flatMap(\.events)
            + paths.make.events.filter(\.isStored)
        var found: [Stale] = []
        for property in coordinator.parentProperties where !refreshed.contains(property.declaration.name) {
            let name = property.declaration.name
            let assigned = Set(update.onPath.compactMap(\.write?.place).filter { $0.root == .parent(name) }.compactMap(\.first))
            let reads = later.lazy.compactMap { event -> (Event, Input)? in
                guard case .read(let place, _) = event.kind, place.root == .parent(name), let member = place.first,
                    !assigned.contains(member), let input = representable.input(named: member),
                    Self.goesStale(input, table)
                else { return nil }
                return (event, input)
            }
            if let (event, input) = reads.first {
                found.append(Stale(property: property, firstRead: event.site, input: input))
            }
        }
        stale = found
    }

    private static func goesStale(_ input: Input, _ table: TypeTable) -> Bool {
        switch input.role {
        case .value: table.isCopied(input.type, initialValue: input.site.declaration.initialValue) == true
        case .environment: !EnvironmentKeys.isAction(input)
        case .binding, .observed, .owned, .dynamic, .constant: false
        }
    }

    /// Update gives the representable itself to code that does not resolve: what that does with it cannot be known.
    private static func handsOver(_ representable: Representable, _ update: Path, _ table: TypeTable) -> Bool {
        update.handsOver(Place(.representable), in: table, on: representable.platforms)
    }
}

extension Path {
    /// Whether `place` itself is an argument of a call on the path that neither resolves nor is a framework's.
    package func handsOver(_ place: Place, in table: TypeTable, on platforms: PlatformSet) -> Bool {
        events.contains { event in
            guard let call = event.call, call.function == nil, call.arguments.contains(where: { $0.value.place == place }) else {
                return false
            }
            if let constructed = call.constructed { return constructed.typeID == nil && !table.isFramework(constructed, on: platforms) }
            if CallEvent.harmless.contains(call.name) { return false }
            return !table.isFramework(call.receiver?.type.instance ?? .unknown, on: platforms)
        }
    }
}

extension CallEvent {
    /// Free functions of the standard library that keep nothing of their arguments.
    static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "type", "assert", "precondition", "withAnimation", "NSLog", "os_log",
    ]
}

/// What is known of environment values.
package enum EnvironmentKeys {
    /// Keys whose values are actions: calling a copy of one does the same at any time.
    /// Source: https://developer.apple.com/documentation/swiftui/environmentvalues
    private static let actions: Set<String> = [
        "dismiss", "openURL", "presentationMode", "openWindow", "dismissWindow", "dismissSearch", "refresh", "rename", "requestReview",
        "undoManager", "managedObjectContext", "modelContext", "openSettings", "openDocument", "newDocument", "resetFocus", "purchase",
    ]

    /// The key in `@Environment(\.key)`; nil where it names a type.
    package static func key(of input: Input) -> String? {
        guard let attribute = input.site.declaration.head.attribute("Environment"),
            case .keyPath(let path) = attribute.arguments.first?.value.kind
        else { return nil }
        return path.first
    }

    package static func isAction(_ key: String) -> Bool {
        actions.contains(key)
    }

    /// Whether copying it loses nothing: an action, or an object found by its type.
    package static func isAction(_ input: Input) -> Bool {
        key(of: input).map(isAction) ?? true
    }
}
