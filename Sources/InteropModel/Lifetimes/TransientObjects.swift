import SwiftTree

/// An object that is made in place to be a delegate, a target or an observer.
package struct TransientObject: Sendable {
    package enum Fate: Sendable {
        /// Nothing keeps it: it is gone before it is ever asked.
        case lost
        /// A coordinator beside the one that SwiftUI made, kept by who was given it.
        case second
    }

    package let fate: Fate
    package let typeName: String
    /// The construction, or the call of `makeCoordinator`.
    package let site: SiteKey
    /// Where it is given.
    package let use: SiteKey
    /// The member that it is assigned to; nil for an argument.
    package let member: String?
    /// `context.coordinator`, where it can stand in its place.
    package let replacement: String?
}

/// Finds such objects on a representable's paths.
package struct TransientObjects {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
    }

    /// Each construction once.
    package var all: [TransientObject] {
        var found: [TransientObject] = []
        for path in [paths.initial, paths.make, paths.update, paths.size] + paths.handlers {
            for event in path.events {
                guard let object = object(event, on: path), !found.contains(where: { $0.site == object.site }) else { continue }
                found.append(object)
            }
        }
        return found + secondCoordinators(except: found.map(\.site))
    }

    // MARK: Given as delegate, target, observer

    private func object(_ event: Event, on path: Path) -> TransientObject? {
        guard let given = reference(in: event), let place = given.value.place, case .construction = place.root, place.path.isEmpty,
            given.holder != place, !paths.returned.sources.contains(place), isObject(given.value.type),
            let site = construction(of: place, on: path)
        else { return nil }
        let isCoordinator = given.value.type.typeID.map { $0 == representable.coordinator?.type } ?? false
        let fate: TransientObject.Fate
        if given.isKept {
            guard isCoordinator else { return nil }
            fate = .second
        } else {
            guard !isHeld(place, on: path, except: event) else { return nil }
            fate = .lost
        }
        // A call that keeps its target or handler would keep the coordinator, and would have to be undone, too.
        let isKeptByCall = given.isKept && event.call != nil
        return TransientObject(
            fate: fate, typeName: typeName(given.value.type), site: site.site, use: event.site, member: event.write?.member,
            replacement: isCoordinator && site.chain == nil && !isKeptByCall ? contextCoordinator(on: path) : nil)
    }

    /// A class of the project or of a framework; of another library's type nobody knows who keeps it.
    private func isObject(_ type: StaticType) -> Bool {
        type.typeID.map { table[$0].isReference } ?? (table.isReference(type) == true)
    }

    private func typeName(_ type: StaticType) -> String {
        type.typeID.map { table[$0].name } ?? type.externalName ?? "object"
    }

    private struct Reference {
        let value: Value
        /// Who is given it; an object that is its own delegate is no other.
        let holder: Place?
        /// Who is given it keeps it.
        let isKept: Bool
    }

    private func reference(in event: Event) -> Reference? {
        if let write = event.write {
            guard WeakReferences.isDelegate(write.member) || isTargetOfFramework(write) else { return nil }
            let isKept = write.declared.map { !$0.isWeak } ?? WeakReferences.retainsDelegate(ancestry(write.receiver.type))
            return Reference(value: write.value, holder: write.receiver.place, isKept: isKept)
        }
        guard let call = event.call, call.function == nil else { return nil }
        if let pair = keepingPair(of: call), let argument = call.arguments.first(where: { $0.value.type.typeID != nil }) {
            return Reference(value: argument.value, holder: call.receiver?.place, isKept: pair)
        }
        return weakArgument(of: call).map {
            Reference(value: call.arguments[$0].value, holder: call.receiver?.place, isKept: false)
        }
    }

    private func isTargetOfFramework(_ write: Write) -> Bool {
        write.member == "target" && write.declared == nil && table.isFramework(write.receiver.type, on: representable.platforms)
    }

    /// The index of the argument that a call of the frameworks refers to weakly.
    private func weakArgument(of call: CallEvent) -> Int? {
        let labels = call.arguments.map(\.label)
        if let constructed = call.constructed,
            let index = WeakReferences.delegateArgument(ofInitializer: ancestry(constructed), labels: labels)
        {
            return index
        }
        guard call.function == nil, let argument = WeakReferences.targetArgument(of: call.name, labels: labels) else { return nil }
        if let constructed = call.constructed, !table.isFramework(constructed, on: representable.platforms) { return nil }
        return argument.index
    }

    /// Whether what a call starts keeps its target, handler or delegate; nil where it starts nothing.
    private func keepingPair(of call: CallEvent) -> Bool? {
        let owner = call.constructed ?? call.receiver?.type.instance
        guard let owner else { return nil }
        let names = call.constructed?.externalName.map { [$0] } ?? ancestry(owner)
        guard let pair = StartStopPairs.start(call.name, arguments: call.written, of: names) else { return nil }
        return pair.keepsTargetStrongly == .yes ? true : nil
    }

    private func ancestry(_ type: StaticType) -> [String] {
        table.frameworkAncestry(of: type.instance, platforms: representable.platforms)
    }

    /// Where the object is made: by `makeCoordinator` called by hand, or by its initializer.
    private func construction(of place: Place, on path: Path) -> Event? {
        let makers = path.events.filter { $0.call?.result.place == place }
        return makers.first { $0.call?.function?.key == representable.lifecycle.makeCoordinator?.key }
            ?? makers.first { $0.call?.constructed != nil }
    }

    // MARK: Who keeps it

    /// Something else takes it than a weak reference: a property, a collection, a call, a closure.
    private func isHeld(_ place: Place, on path: Path, except reference: Event) -> Bool {
        path.events.contains { event in
            guard event.site != reference.site else { return false }
            if let write = event.write { return isTaken(write.value, place) && keeps(write) }
            guard let call = event.call, call.function == nil, !call.isConstruction(of: place) else { return false }
            let weak = keepingPair(of: call) == true ? nil : weakArgument(of: call)
            return zip(0..., call.arguments).contains { $0 != weak && isTaken($1.value, place) }
        }
    }

    private func isTaken(_ value: Value, _ place: Place) -> Bool {
        value.place == place || value.holdsStrongly(place) || (value.place == nil && value.sources.contains(place))
            || value.elements.contains { isTaken($0, place) }
    }

    private func keeps(_ write: Write) -> Bool {
        if let declared = write.declared { return !declared.isWeak }
        guard WeakReferences.isDelegate(write.member) || write.member == "target" else { return true }
        return WeakReferences.retainsDelegate(ancestry(write.receiver.type))
    }

    // MARK: A second coordinator

    /// Calls of `makeCoordinator()` by hand in the representable's own members, where it makes a new one.
    private func secondCoordinators(except known: [SiteKey]) -> [TransientObject] {
        guard let maker = representable.lifecycle.makeCoordinator, let type = representable.coordinator?.type, table[type].isReference,
            maker.owner == representable.type, paths.constructsCoordinator
        else { return [] }
        return ownBodies.flatMap { function -> [TransientObject] in
            guard function.key != maker.key, function.declaration.head.platforms.meets(representable.platforms) else { return [] }
            var found: [TransientObject] = []
            function.declaration.body?.visitExpressions { expression in
                let site = SiteKey(file: function.file, range: expression.range)
                guard expression.callsOwn(maker.declaration), !known.contains(site) else { return }
                found.append(
                    TransientObject(
                        fate: .second, typeName: table[type].name, site: site, use: site, member: nil,
                        replacement: contextName(of: function).map { $0 + ".coordinator" }))
            }
            return found
        }
    }

    private var ownBodies: [FunctionSite] {
        table[representable.type].members.allFunctions
    }

    // MARK: What can stand in its place

    private func contextCoordinator(on path: Path) -> String? {
        guard representable.lifecycle.makeCoordinator != nil, let entry = path.entry, entry.owner == representable.type else { return nil }
        return contextName(of: entry).map { $0 + ".coordinator" }
    }

    /// What a lifecycle method calls its context.
    private func contextName(of function: FunctionSite) -> String? {
        let signatures = [LifecycleSignature.Role.make, .update, .size, .handleAction].compactMap(representable.kind.signature)
        guard signatures.contains(where: { $0.fits(function.declaration) }) else { return nil }
        return function.declaration.parameters.first { $0.label == "context" }.map(\.name)
    }
}

extension CallEvent {
    fileprivate func isConstruction(of place: Place) -> Bool {
        constructed != nil && result.place == place
    }
}

extension PropertySite {
    /// It refers to an object without keeping it.
    var isWeak: Bool {
        declaration.head.has("weak") || declaration.head.modifiers.contains { $0.hasPrefix("unowned") }
    }
}

extension Expression {
    /// `makeCoordinator()` or `self.makeCoordinator()`, as the maker takes it.
    fileprivate func callsOwn(_ maker: FunctionDeclaration) -> Bool {
        guard case .call(let call) = kind, maker.accepts(call) else { return false }
        switch call.callee.kind {
        case .identifier(maker.name): return true
        case .member(let base, maker.name, _):
            if case .identifier("self") = base.kind { return true }
            return false
        default: return false
        }
    }
}
