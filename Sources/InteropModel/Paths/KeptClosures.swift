/// The closures that make and update leave in properties of the coordinator and of the represented object. A method that
/// calls such a property runs what the closure does.
package struct KeptClosures: Sendable {
    private let events: [Place: [Event]]

    package init(paths: RepresentablePaths) {
        var events: [Place: [Event]] = [:]
        for path in [paths.make, paths.update] {
            for case let write? in path.events.map(\.write) {
                guard let number = write.storedClosure, let place = write.place,
                    place.root == .coordinator || place.root == .represented, events[place] == nil
                else { continue }
                events[place] = path.events.filter { $0.timing == .stored(number) }
            }
        }
        self.events = events
    }

    /// The events of `path`, and where it calls a closure that an earlier path left there, those of the closure.
    package func events(on path: Path) -> [Event] {
        path.onPath.flatMap { event in [event] + calledBy(event) }
    }

    private func calledBy(_ event: Event) -> [Event] {
        guard let call = event.call, call.isClosureProperty, let place = call.receiver?.place?.appending(call.name) else { return [] }
        return (events[place] ?? []).map { $0.happening(at: event) }
    }
}

extension Event {
    /// The same, as a part of `call`: at its time, and under its conditions too.
    fileprivate func happening(at call: Event) -> Event {
        let conditions = (conditions?.frames ?? []).reversed().reduce(call.conditions) { outer, frame in
            ConditionFrame(
                parent: outer, tests: frame.tests, sources: frame.sources, site: frame.site, isNegated: frame.isNegated,
                isLoop: frame.isLoop)
        }
        return Event(
            kind: kind, site: site, conditions: conditions, chain: call.chain, route: call.route, statement: statement, timing: call.timing,
            executor: call.executor, laterDepth: call.laterDepth)
    }
}
