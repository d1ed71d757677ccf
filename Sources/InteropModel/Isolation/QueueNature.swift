/// Which queue a value is, as far as code tells.
package enum QueueNature: Sendable {
    case main
    /// Constructed by the project, or one of the global queues.
    case other
    case none
    case unknown
}

extension Project {
    /// - Parameters:
    ///   - value: what is given as a queue on one of the paths of `representable`.
    ///   - events: what happens there.
    package func queueNature(of value: Value, on representable: Representable, events: [Event]) -> QueueNature {
        QueueSearch(table: table, representable: representable, kept: [:], events: events).nature(of: value)
    }

    /// The queue on which the session calls that a value on one of the paths is.
    package func queueNature(ofSession session: Value, on representable: Representable, events: [Event]) -> QueueNature {
        QueueSearch(table: table, representable: representable, kept: [:], events: events).nature(ofSession: session)
    }

    /// The queue that the closure given to `call` runs on.
    package func queueNature(
        of row: OffMainCall, call: CallEvent, on representable: Representable, paths: RepresentablePaths, events: [Event]
    ) -> QueueNature {
        QueueSearch(table: table, representable: representable, kept: paths.kept, events: events)
            .nature(ofQueueFor: row, receiver: call.receiver, arguments: call.arguments)
    }
}

/// Finds out which queue a value on one path is.
struct QueueSearch {
    let table: TypeTable
    /// On whose path; nil for code that belongs to none.
    let representable: Representable?
    /// What make left in the coordinator's properties.
    let kept: [String: Value]
    /// What has happened on the path.
    let events: [Event]

    func nature(of value: Value) -> QueueNature {
        if value.isNil { return .none }
        if value.implicitMember == "main" || value.place?.last == "main" { return .main }
        if value.implicitMember == "global" || value.place?.last == "global" { return .other }
        if Self.isQueue(value.type), case .construction = value.place?.root, value.place?.path.isEmpty == true { return .other }
        // What a call gives: one of the global queues. The main queue is a member of its class.
        guard let place = value.place else { return Self.isQueue(value.type) ? .other : .unknown }
        if let call = events.lazy.compactMap(\.call).first(where: { $0.result.place == place }) {
            if call.name == "global" || Self.isQueue(call.constructed ?? .unknown) { return .other }
        }
        if let property = property(at: place), property.declaration.initialValue != nil { return nature(of: property) }
        guard place.root == .coordinator, place.path.count == 1, let given = kept[place.path[0]], given.place != place else {
            return .unknown
        }
        return nature(of: given)
    }

    private static func isQueue(_ type: StaticType) -> Bool {
        type == .external("DispatchQueue") || type == .external("OperationQueue")
    }

    private func property(at place: Place) -> PropertySite? {
        guard place.path.count == 1 else { return nil }
        switch place.root {
        case .coordinator:
            guard let representable else { return nil }
            return representable.coordinator.flatMap {
                table.property(named: place.path[0], of: .project($0.type), platforms: representable.platforms)
            }
        case .representable: return representable?.input(named: place.path[0])?.site
        case .type: return table.storedVariable(at: place)
        default: return nil
        }
    }

    /// A stored queue is what its initial value makes.
    private func nature(of property: PropertySite) -> QueueNature {
        property.declaration.initialValue.map { nature(of: $0) } ?? .unknown
    }

    private func nature(of initial: Expression, depth: Int = 0) -> QueueNature {
        guard depth < 4 else { return .unknown }
        switch initial.made.kind {
        case .literal(.nil): return .none
        case .member(_, "main", _), .implicitMember("main"): return .main
        case .identifier(let name):
            return property(at: Place(.coordinator, [name]))?.declaration.initialValue.map { nature(of: $0, depth: depth + 1) } ?? .unknown
        case .call(let call):
            switch call.callee.kind {
            case .identifier("DispatchQueue"), .identifier("OperationQueue"), .member(_, "global", _), .implicitMember("global"):
                return .other
            default: return .unknown
            }
        default: return .unknown
        }
    }
}

// MARK: The queue of a call

extension QueueSearch {
    /// The queue on which a closure given to a call of `row` runs.
    func nature(ofQueueFor row: OffMainCall, receiver: Value?, arguments: [EvaluatedArgument]) -> QueueNature {
        switch row.queue {
        case .main: return .main
        case .background: return .other
        case .unknown: return .unknown
        case .given: break
        }
        if let queue = arguments.first(where: { $0.label == "queue" || $0.label == "on" || $0.label == "to" })?.value {
            let nature = nature(of: queue)
            return nature == .none ? row.withoutQueue : nature
        }
        guard let receiver else { return .unknown }
        switch row.receiver {
        // `sync` runs on the caller's own thread, but for the main queue's. Source: Apple doc dispatch/dispatchqueue/sync(execute:).
        case "DispatchQueue" where row.signature.name == "sync": return nature(of: receiver) == .main ? .main : .unknown
        case "DispatchQueue", "OperationQueue": return nature(of: receiver)
        case "URLSession": return nature(ofSession: receiver)
        case "DispatchSourceProtocol": return nature(ofSource: receiver)
        default: return .unknown
        }
    }

    /// The shared session, and one that is made without a queue, call back on a queue of their own.
    /// Source: Apple doc foundation/urlsession/init(configuration:delegate:delegatequeue:).
    func nature(ofSession session: Value) -> QueueNature {
        guard let place = session.place else { return .unknown }
        if place == Place(.type("URLSession"), ["shared"]) { return .other }
        if let made = creation(of: session, where: { $0.constructed == .external("URLSession") }) {
            return queue(givenTo: made.arguments.map { ($0.label, $0.value) })
        }
        guard let initial = property(at: place)?.declaration.initialValue?.made else { return .unknown }
        switch initial.kind {
        case .member(let base, "shared", _):
            if case .identifier("URLSession") = base.kind { return .other }
            return .unknown
        case .implicitMember("shared"): return .other
        case .call(let call):
            guard case .identifier("URLSession") = call.callee.kind else { return .unknown }
            guard let queue = call.arguments.first(where: { $0.label == "delegateQueue" })?.value else { return .other }
            let nature = nature(of: queue)
            return nature == .none ? .other : nature
        default: return .unknown
        }
    }

    /// A dispatch source that is made without a queue uses a global one.
    /// Source: Apple doc dispatch/dispatchsource/maketimersource(flags:queue:); dispatch_source_create(3) (default target queue).
    private func nature(ofSource source: Value) -> QueueNature {
        guard let made = creation(of: source, where: { $0.name.hasPrefix("make") && $0.name.hasSuffix("Source") }) else { return .unknown }
        return queue(givenTo: made.arguments.map { ($0.label, $0.value) })
    }

    private func queue(givenTo arguments: [(label: String?, value: Value)]) -> QueueNature {
        guard let queue = arguments.first(where: { $0.label?.lowercased().hasSuffix("queue") == true })?.value else { return .other }
        let nature = nature(of: queue)
        return nature == .none ? .other : nature
    }

    /// The call that made an object, found by what it gave or by what was stored under the object's name.
    private func creation(of object: Value, where isMaker: (CallEvent) -> Bool) -> CallEvent? {
        guard let place = object.place else { return nil }
        var names: Set<Place> = [place]
        for case let write? in events.map(\.write) where write.place == place {
            if let given = write.value.place { names.insert(given) }
        }
        return events.lazy.compactMap(\.call).first { isMaker($0) && $0.result.place.map(names.contains) == true }
    }
}

extension Expression {
    /// What a closure gives that is called where it stands: `{ let queue = …; return queue }()`.
    fileprivate var made: Expression {
        guard case .call(let call) = kind, case .closure(let closure) = call.callee.kind, let last = closure.body.statements.last else {
            return self
        }
        let given: Expression
        switch last.kind {
        case .returnStatement(let value?), .expression(let value): given = value
        default: return self
        }
        guard case .identifier(let name) = given.kind else { return given.made }
        for case .variable(let variable) in closure.body.statements.map(\.kind) {
            for binding in variable.bindings where binding.pattern.names == [name] { return binding.value?.made ?? given }
        }
        return given
    }
}

extension OffMainCall {
    /// Where `nil` is given as the queue. Source: the rows' sources.
    fileprivate var withoutQueue: QueueNature {
        receiver == "AVPlayer" ? .main : .unknown
    }
}
