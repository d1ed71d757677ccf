import SwiftTree

/// The inputs of a representable that make reads to configure what it shows and that update never reads again.
package struct UnsyncedInputs: Sendable {
    package struct Entry: Sendable {
        /// nil for a value read as `context.environment.key`.
        package let input: Input?
        package let environmentKey: String?
        /// Where make reads it.
        package let read: SiteKey
        /// It is given to the initializer of what make returns: there may be no setter.
        package let isConstructionOnly: Bool
        /// Update reads it, but the closure that make stores goes on with the first one.
        package let isOnlyCaptured: Bool
        /// Its value becomes a hosting controller's root view.
        package let becomesRootView: Bool
    }

    package let entries: [Entry]

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        entries = UnsyncedInputFinder(table: table, representable: representable, paths: paths).entries()
    }
}

private struct UnsyncedInputFinder {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    func entries() -> [UnsyncedInputs.Entry] {
        // A gesture recognizer's representable may leave update out: then nothing is read again.
        guard paths.update.entry != nil || representable.kind.isGesture, paths.make.entry != nil, !paths.update.isCutOff,
            !paths.update.handsOver(Place(.representable), in: table, on: representable.platforms)
        else { return [] }
        let uses = ConfigurationUses(table: table, representable: representable, paths: paths).all()
        return inputEntries(uses) + environmentEntries(uses)
    }

    /// Input that the represented system controller takes at construction only.
    private var takesInputsOnce: Bool {
        table.frameworkAncestry(of: paths.representedType, platforms: representable.platforms)
            .contains { ModalControllers.named($0)?.takesInputsOnce == true }
    }

    // MARK: Inputs

    private func inputEntries(_ uses: [ConfigurationUses.Use]) -> [UnsyncedInputs.Entry] {
        let parents = ParentCopies(table: table, representable: representable, paths: paths)
        return representable.inputs.compactMap { (input) -> UnsyncedInputs.Entry? in
            guard isCandidate(input), !takesInputsOnce || input.isClosure,
                let use = uses.first(where: { reads(input, $0.places) || reads(input, $0.captured) })
            else { return nil }
            let isGiven = uses.contains { reads(input, $0.places) }
            let isReadAgain = isReadAgain(input, parents)
            if isReadAgain, isGiven || !isOnlyCaptured(input, uses) || isCalledInUpdate(input) { return nil }
            return UnsyncedInputs.Entry(
                input: input, environmentKey: nil, read: use.site,
                isConstructionOnly: uses.allSatisfy { !reads(input, $0.places) || $0.constructsRepresented },
                isOnlyCaptured: isReadAgain,
                becomesRootView: uses.contains { reads(input, $0.rootView) })
        }
    }

    private func isCandidate(_ input: Input) -> Bool {
        switch input.role {
        case .value, .binding, .observed: return true
        case .environment: return !representable.kind.isController && EnvironmentKeys.key(of: input).map(EnvironmentKeys.isAction) != true
        case .dynamic: return true
        case .owned, .constant: return false
        }
    }

    private func reads(_ input: Input, _ places: [Place]) -> Bool {
        places.contains { $0.root == .representable && $0.first == input.name }
    }

    // MARK: What update reads

    private func isReadAgain(_ input: Input, _ parents: ParentCopies) -> Bool {
        let key = EnvironmentKeys.key(of: input)
        let updateReads = paths.update.events.contains { event in
            guard case .read(let place, _) = event.kind else { return false }
            return isRead(of: input, key: key, place)
        }
        return updateReads || isSizedBy(input) || readsThroughFreshCopy(input, parents)
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

    /// The size path sets something on the object from it: that runs when the value changes, too.
    private func isSizedBy(_ input: Input) -> Bool {
        paths.size.onPath.contains { event in
            if let write = event.write { return write.receiver.place?.root == .represented && reads(input, write.value.sources) }
            guard let call = event.call, call.receiver?.place?.root == .represented else { return false }
            return call.name.hasPrefix("set") && call.arguments.contains { reads(input, $0.value.sources) }
        }
    }

    /// The coordinator reads it later through a copy that update replaces.
    private func readsThroughFreshCopy(_ input: Input, _ parents: ParentCopies) -> Bool {
        guard !parents.refreshed.isEmpty else { return false }
        return (paths.handlers.flatMap(\.events) + paths.make.events.filter(\.isStored)).contains { event in
            guard case .read(let place, _) = event.kind, case .parent(let name) = place.root else { return false }
            return parents.refreshed.contains(name) && place.first == input.name
        }
    }

    /// Captured by a closure that make stores and update does not store anew; references and bindings aside.
    private func isOnlyCaptured(_ input: Input, _ uses: [ConfigurationUses.Use]) -> Bool {
        let members = Set(uses.filter { reads(input, $0.captured) }.map(\.member))
        guard !members.isEmpty, input.role == .value, table.isReference(input.type) != true else { return false }
        return !paths.update.events.contains { event in
            if let write = event.write {
                return members.contains(write.member) && reads(input, write.value.sources + write.value.captured)
            }
            if let call = event.call {
                return members.contains(call.name) && call.arguments.contains { reads(input, $0.value.sources + $0.value.captured) }
            }
            return false
        }
    }

    /// Update calls the closure itself: it goes by the new one.
    private func isCalledInUpdate(_ input: Input) -> Bool {
        input.isClosure
            && paths.update.calls.contains {
                $0.call.isClosureProperty && $0.call.name == input.name && $0.call.receiver?.place == Place(.representable)
            }
    }

    // MARK: The environment by its key

    private func environmentEntries(_ uses: [ConfigurationUses.Use]) -> [UnsyncedInputs.Entry] {
        guard !representable.kind.isController else { return [] }
        var seen: Set<String> = []
        return uses.flatMap { use in use.places.map { (use, $0) } }.compactMap { use, place in
            guard place.root == .environment, let key = place.first, !EnvironmentKeys.isAction(key), seen.insert(key).inserted,
                !updateReads(environmentKey: key),
                let read = paths.make.events.first(where: { if case .read(let other, _) = $0.kind { other == place } else { false } })
            else { return nil }
            return UnsyncedInputs.Entry(
                input: nil, environmentKey: key, read: read.site, isConstructionOnly: false, isOnlyCaptured: false, becomesRootView: false)
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
