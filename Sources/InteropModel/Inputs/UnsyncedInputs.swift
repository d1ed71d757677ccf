/// The inputs that make reads to configure what it shows and that update never reads again.
package struct UnsyncedInputs: Sendable {
    package struct Entry: Sendable {
        /// nil for a value read as `context.environment.key`.
        package let input: Input?
        package let environmentKey: String?
        /// Where make reads it.
        package let read: SiteKey
        /// It is given to the initializer of what make returns: there may be no setter.
        package let isConstructionOnly: Bool
        /// Its value becomes a hosting controller's root view.
        package let becomesRootView: Bool
    }

    package let entries: [Entry]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        let finder = UnsyncedInputFinder(table: table, representable: representable, paths: paths)
        entries = finder.entries()
    }
}

private struct UnsyncedInputFinder {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    /// A use of some places to configure an object on the make path.
    private struct Use {
        let event: Event
        let places: [Place]
        /// Places that a closure captures which the object keeps.
        let captured: [Place]
        let member: String
        let constructsRepresented: Bool
    }

    func entries() -> [UnsyncedInputs.Entry] {
        guard paths.update.entry != nil, paths.make.entry != nil, !paths.update.isCutOff, !takesInputsOnce,
            !paths.update.handsOver(Place(.representable), in: table, on: representable.platforms)
        else { return [] }
        let uses = configurationUses()
        return inputEntries(uses) + environmentEntries(uses)
    }

    /// Input that the represented system controller takes at construction only.
    private var takesInputsOnce: Bool {
        table.frameworkAncestry(of: paths.representedType, platforms: representable.platforms)
            .contains { name in ModalControllers.named(name).map { $0.takesInputsOnce || Self.onceControllers.contains(name) } ?? false }
    }

    /// Controllers of the catalogue's list that have some setters but are configured before they are shown.
    private static let onceControllers: Set<String> = [
        "UIImagePickerController", "QLPreviewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    ]

    // MARK: What make does with inputs

    private func configurationUses() -> [Use] {
        paths.make.events.compactMap { event in
            if let write = event.write { return use(of: write, event) }
            if let call = event.call { return use(of: call, event) }
            return nil
        }
    }

    private func use(of write: Write, _ event: Event) -> Use? {
        guard isConfigured(write.receiver, in: event), !event.isStored else { return nil }
        let isKept = write.value.type.isFunction
        return Use(
            event: event, places: (isKept ? [] : write.value.sources) + conditionPlaces(event),
            captured: copied((isKept ? write.value.sources : []) + write.value.captured),
            member: write.member, constructsRepresented: false)
    }

    private func use(of call: CallEvent, _ event: Event) -> Use? {
        // What runs once and later sets nothing: a focus, a scroll, an animation.
        guard event.timing == .now, call.function == nil, !call.isClosureProperty else { return nil }
        let makesObject = call.constructed.map { isObjectType($0) } ?? false
        guard makesObject || isConfigured(call.receiver, in: event) || takesObject(call) else { return nil }
        let isRepresented = call.result.place == Place(.represented) && call.constructed != nil
        var plain: [Place] = []
        var captured: [Place] = []
        for argument in call.arguments {
            captured += copied(argument.value.captured)
            if argument.value.type.isFunction { captured += copied(argument.value.sources) } else { plain += argument.value.sources }
        }
        if isRepresented { plain.removeAll(where: isReferenceInput) }
        return Use(
            event: event, places: plain + conditionPlaces(event), captured: captured, member: call.name,
            constructsRepresented: isRepresented)
    }

    /// A write or call on an object that is shown: the represented object, what hangs on it, what make constructs.
    private func isConfigured(_ receiver: Value?, in event: Event) -> Bool {
        guard let receiver, let place = receiver.place else { return false }
        switch place.root {
        case .represented: return true
        case .construction: return isObjectType(receiver.type)
        case .coordinator: return !place.path.isEmpty && isObjectType(receiver.type)
        default: return false
        }
    }

    private func isObjectType(_ type: StaticType) -> Bool {
        if let id = type.typeID, id == representable.coordinator?.type { return false }
        return table.frameworkAncestry(of: type, platforms: representable.platforms).contains { name in
            FrameworkClasses.named(name).map { $0.isViewLike || $0.kind == .session } ?? name.contains("HostingController")
                || name.contains("HostingView")
        }
    }

    /// A call of code that does not resolve, with the object among the arguments.
    private func takesObject(_ call: CallEvent) -> Bool {
        guard call.constructed == nil, call.receiver?.place?.root != .coordinator else { return false }
        return call.arguments.contains { $0.value.place == Place(.represented) }
    }

    /// Those of the places whose value a closure copies when it is made. A reference's holder sees what it becomes.
    private func copied(_ places: [Place]) -> [Place] {
        places.filter { place in
            guard place.root == .representable, let input = place.first.flatMap(representable.input) else { return true }
            return input.role == .value && table.isCopied(input.type, initialValue: input.site.declaration.initialValue) == true
        }
    }

    private func conditionPlaces(_ event: Event) -> [Place] {
        event.conditions?.frames.flatMap(\.sources) ?? []
    }

    /// A reference that is only given to the represented class's initializer: the object follows it by itself.
    private func isReferenceInput(_ place: Place) -> Bool {
        guard place.root == .representable, place.path.count == 1, let input = place.first.flatMap(representable.input) else {
            return false
        }
        return table.isReference(input.type) != false && !input.isClosure && input.type != .unknown
    }

    // MARK: What update reads

    private func inputEntries(_ uses: [Use]) -> [UnsyncedInputs.Entry] {
        let parents = ParentCopies(table: table, representable: representable, paths: paths)
        return representable.inputs.compactMap { (input) -> UnsyncedInputs.Entry? in
            guard isCandidate(input) else { return nil }
            let key = EnvironmentKeys.key(of: input)
            guard let use = uses.first(where: { reads(input, $0.places) || reads(input, $0.captured) }) else { return nil }
            let readsAgain =
                paths.update.events.contains { event in
                    guard case .read(let place, _) = event.kind else { return false }
                    return isRead(of: input, key: key, place)
                } || readsThroughFreshCopy(input, parents)
            let plain = uses.contains { reads(input, $0.places) }
            if readsAgain, plain || !isOnlyCaptured(input, uses) { return nil }
            return UnsyncedInputs.Entry(
                input: input, environmentKey: nil, read: use.event.site,
                isConstructionOnly: uses.allSatisfy { !reads(input, $0.places) || $0.constructsRepresented },
                becomesRootView: uses.contains { reads(input, $0.places) && $0.event.isRootView })
        }
    }

    private func isCandidate(_ input: Input) -> Bool {
        switch input.role {
        case .value, .binding, .observed: return true
        case .environment: return !representable.kind.isController && !EnvironmentKeys.isAction(input)
        case .owned, .constant: return false
        }
    }

    private func reads(_ input: Input, _ places: [Place]) -> Bool {
        places.contains { $0.root == .representable && $0.first == input.name }
    }

    /// The coordinator reads it later through a copy that update replaces.
    private func readsThroughFreshCopy(_ input: Input, _ parents: ParentCopies) -> Bool {
        guard !parents.refreshed.isEmpty else { return false }
        return (paths.handlers.flatMap(\.events) + paths.make.events.filter(\.isStored)).contains { event in
            guard case .read(let place, _) = event.kind, case .parent(let name) = place.root else { return false }
            return parents.refreshed.contains(name) && place.first == input.name
        }
    }

    private func isRead(of input: Input, key: String?, _ place: Place) -> Bool {
        switch place.root {
        case .representable: return place.path.contains(input.name)
        // Through a stale copy it is `missing_parent_refresh`'s.
        case .parent: return place.path.contains(input.name)
        case .environment: return key != nil && place.first == key
        default: return false
        }
    }

    /// Captured by a closure that make stores and update does not store anew; refreshed references and bindings aside.
    private func isOnlyCaptured(_ input: Input, _ uses: [Use]) -> Bool {
        let members = Set(uses.filter { reads(input, $0.captured) }.map(\.member))
        guard !members.isEmpty, input.role == .value, table.isReference(input.type) != true else { return false }
        return !paths.update.events.contains { event in
            if let write = event.write { return members.contains(write.member) && reads(input, write.value.sources + write.value.captured) }
            if let call = event.call {
                return members.contains(call.name) && call.arguments.contains { reads(input, $0.value.sources + $0.value.captured) }
            }
            return false
        }
    }

    // MARK: The environment by its key

    private func environmentEntries(_ uses: [Use]) -> [UnsyncedInputs.Entry] {
        guard !representable.kind.isController else { return [] }
        var seen: Set<String> = []
        return uses.flatMap { use in use.places.map { (use, $0) } }.compactMap { use, place in
            guard place.root == .environment, let key = place.first, !EnvironmentKeys.isAction(key), seen.insert(key).inserted,
                !updateReads(environmentKey: key),
                let read = paths.make.events.first(where: { if case .read(let other, _) = $0.kind { other == place } else { false } })
            else { return nil }
            return UnsyncedInputs.Entry(
                input: nil, environmentKey: key, read: read.site, isConstructionOnly: false, becomesRootView: false)
        }
    }

    private func updateReads(environmentKey key: String) -> Bool {
        let properties = representable.inputs.filter { EnvironmentKeys.key(of: $0) == key }.map(\.name)
        return paths.update.events.contains { event in
            guard case .read(let place, _) = event.kind, let first = place.first else { return false }
            return place.root == .environment ? first == key : place.root == .representable && properties.contains(first)
        }
    }
}

extension Event {
    /// Gives a hosting controller or view its root view.
    var isRootView: Bool {
        if write?.member == "rootView" { return true }
        return call?.arguments.contains { $0.label == "rootView" } ?? false
    }
}
