import SwiftTree

/// Walks every path of one representable.
struct PathBuilder {
    let table: TypeTable
    let representable: Representable

    func paths() -> RepresentablePaths {
        let lookup = LookupCache(table: table, platforms: representable.platforms)
        let subject = WalkSubject(representable)
        let maker = PathWalker(lookup: lookup, subject: subject)
        let madeCoordinator = coordinatorPath(maker)
        let (make, represented) = makePath(maker)
        let kept = keptValues(make.events)
        let type = representedType(represented)
        let keeper = keeper(of: represented)
        var missing = maker.missing
        func walk(_ function: FunctionSite?, selfValue: Value?, _ arguments: (PathWalker) -> [Value]) -> Path {
            guard let function else { return .none }
            let walker = PathWalker(lookup: lookup, subject: subject, kept: kept)
            if let keeper { walker.remember(Value(place: Place(.represented), type: type), at: keeper) }
            _ = walker.walk(function, selfValue: selfValue ?? representableValue, arguments: arguments(walker))
            missing.formUnion(walker.missing)
            return Path(entry: function, events: walker.events, isCutOff: walker.isCutOff, parameters: walker.entryParameters)
        }
        let object = Value(place: Place(.represented), type: type)
        let lifecycle = representable.lifecycle
        let update = walk(lifecycle.update, selfValue: nil) { [object, $0.contextValue] }
        let size = walk(lifecycle.size, selfValue: nil) { [$0.opaque(.external("ProposedViewSize")), object, $0.contextValue] }
        let dismantle = walk(lifecycle.dismantle, selfValue: Value(type: .metatype(.project(representable.type)))) {
            [object, $0.coordinatorValue]
        }
        let called = make.reached.union(update.reached).union(size.reached).union(dismantle.reached)
        let coordinator = maker.coordinatorValue
        let handlers = handlerFunctions(except: called).map { function in
            walk(function, selfValue: coordinator) { _ in [] }
        }
        let action = table.functions(
            named: "handle\(representable.kind.rawValue)Action", of: .project(representable.type), platforms: representable.platforms
        )
        .first.map { function in walk(function, selfValue: nil) { [object, $0.contextValue] } }
        let deinitializer = walk(deinitializerFunction, selfValue: coordinator) { _ in [] }
        return RepresentablePaths(
            initial: initialPath(lookup), make: make, update: update, size: size, dismantle: dismantle, deinitializer: deinitializer,
            handlers: handlers + (action.map { [$0] } ?? []), representedType: type, kept: kept,
            madeCoordinator: madeCoordinator, construction: construction(of: represented, in: make), returned: represented, missing: missing
        )
    }

    // MARK: The value itself

    private func initialPath(_ lookup: LookupCache) -> Path {
        let walker = PathWalker(lookup: lookup, subject: WalkSubject(representable))
        let members = table[representable.type].members
        for property in members.allProperties where property.declaration.head.platforms.meets(representable.platforms) {
            guard let initial = property.declaration.initialValue, !property.declaration.isComputed, !property.declaration.head.isStatic,
                !property.declaration.head.has("lazy"), initial.mayConstruct
            else { continue }
            walker.evaluateInitialValue(initial, of: property, receiver: representableValue)
        }
        for initializer in members.functions["init"] ?? [] where initializer.declaration.head.platforms.meets(representable.platforms) {
            _ = walker.walk(initializer, selfValue: representableValue, arguments: [])
        }
        return Path(entry: nil, events: walker.events, isCutOff: walker.isCutOff)
    }

    private var representableValue: Value { Value(place: Place(.representable), type: .project(representable.type)) }

    // MARK: Make

    private func coordinatorPath(_ walker: PathWalker) -> Value {
        guard let function = representable.lifecycle.makeCoordinator else { return Value() }
        let made = walker.walk(function, selfValue: representableValue, arguments: [])
        // A maker that says it returns nothing drops what it makes.
        if let place = made.place, !isVoid(function) { walker.rename(place, to: Place(.coordinator)) }
        return made
    }

    private func isVoid(_ function: FunctionSite) -> Bool {
        function.declaration.returnType.map { table.staticType(of: $0, in: Scope(file: function.file)) == .void } ?? true
    }

    private func makePath(_ walker: PathWalker) -> (Path, Value) {
        guard let function = representable.lifecycle.make else {
            return (Path(entry: nil, events: walker.events, isCutOff: walker.isCutOff), Value())
        }
        let made = walker.walk(function, selfValue: representableValue, arguments: [walker.contextValue])
        if let place = made.place { walker.rename(place, to: Place(.represented)) }
        return (Path(entry: function, events: walker.events, isCutOff: walker.isCutOff), made)
    }

    /// The property of the representable or the coordinator that held what make returns before make ran.
    private func keeper(of made: Value) -> Place? {
        guard let place = made.place, place.path.count == 1, place.root == .representable || place.root == .coordinator else { return nil }
        return place
    }

    private func construction(of made: Value, in make: Path) -> CallEvent? {
        make.events.lazy.compactMap(\.call).first { $0.constructed != nil && $0.result.place == Place(.represented) }
            ?? make.events.lazy.compactMap(\.call).first { $0.result.place == Place(.represented) }
    }

    /// The type of the expression that make returns; failing that, what its signature says.
    private func representedType(_ made: Value) -> StaticType {
        if made.type != .unknown { return made.type }
        guard let function = representable.lifecycle.update, function.owner == representable.type,
            let type = function.declaration.parameters.first?.type
        else { return .unknown }
        return table.staticType(
            of: type, in: Scope(file: function.file, types: table.enclosing(representable.type), platforms: representable.platforms))
    }

    /// What the make path leaves in the coordinator's properties; where it writes several, only what they share.
    private func keptValues(_ events: [Event]) -> [String: Value] {
        var kept: [String: Value] = [:]
        for event in events {
            guard let write = event.write, let place = write.place, place.root == .coordinator, place.path.count == 1,
                let name = place.first
            else { continue }
            guard let known = kept[name] else {
                kept[name] = write.value
                continue
            }
            if !write.value.isNil { kept[name] = known.isNil ? write.value : known.merged(with: write.value) }
        }
        return kept
    }

    // MARK: The coordinator's own methods

    private func handlerFunctions(except called: Set<SiteKey>) -> [FunctionSite] {
        coordinatorFunctions.filter { function in
            guard function.declaration.kind == .function, !function.declaration.head.isStatic else { return false }
            return !called.contains(function.key) || function.declaration.head.attribute("objc") != nil
        }
    }

    private var deinitializerFunction: FunctionSite? {
        coordinatorFunctions.first { $0.declaration.kind == .deinitializer }
    }

    private var coordinatorFunctions: [FunctionSite] {
        guard let coordinator = representable.coordinator else { return [] }
        return table.ancestry(of: .project(coordinator.type), platforms: representable.platforms).compactMap(\.typeID)
            .flatMap { table[$0].members.allFunctions }
            .filter { $0.declaration.body != nil && $0.declaration.head.platforms.meets(representable.platforms) }
    }
}

extension Expression {
    /// Whether evaluating it can make an object.
    fileprivate var mayConstruct: Bool {
        switch kind {
        case .literal, .closure, .implicitMember, .keyPath: false
        default: true
        }
    }
}
