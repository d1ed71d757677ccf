import SwiftTree

/// SwiftUI state that is written, and closures of the representable that are called, on another thread than the main one.
package struct OffMainStateChanges: Sendable {
    package struct Entry: Sendable {
        package enum Change: Sendable {
            case write(StateWrite)
            /// A closure property of the representable is called.
            case call(String)
        }

        package let event: Event
        package let path: Path
        package let change: Change
        package let departure: Departure
    }

    package let entries: [Entry]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        let writes = StateWrites(project: project, representable: representable, paths: paths)
        let closures = ClosureCalls(project: project, representable: representable, paths: paths)
        let all = paths.everything.flatMap(\.events)
        entries = paths.everything.flatMap { path in
            path.events.compactMap { event -> Entry? in
                guard let departure = event.executor.departure ?? project.departure(ofHandler: event, on: representable, all),
                    let change = Self.change(event, writes, closures),
                    !project.returnsToMain(event, since: departure)
                else { return nil }
                return Entry(event: event, path: path, change: change, departure: departure)
            }
        }
    }

    private static func change(_ event: Event, _ writes: StateWrites, _ closures: ClosureCalls) -> Entry.Change? {
        // A view may set what it owns itself from any thread. Source: Apple doc swiftui/state.
        if let write = writes.write(event) { return write.state.kind == .owned ? nil : .write(write) }
        return event.call.flatMap(closures.input).map { .call($0.name) }
    }
}

extension Project {
    /// A handler property whose object is started on a queue: it is called there.
    fileprivate func departure(ofHandler event: Event, on representable: Representable, _ events: [Event]) -> Departure? {
        guard case .stored(let number) = event.timing, case .unknown = event.executor,
            let assigned = events.first(where: { $0.write?.storedClosure == number }), let write = assigned.write,
            let row = OffMainCalls.property(write.member, of: table.frameworkAncestry(of: write.receiver.type))
        else { return nil }
        if row.queue == .given {
            let queues = events.compactMap(\.call).filter { $0.receiver?.place == write.receiver.place }
                .compactMap { call in call.arguments.first { $0.label == "queue" }?.value }
            guard queues.contains(where: { queueNature(of: $0, on: representable, events: events) == .other }) else { return nil }
        } else if row.queue != .background {
            return nil
        }
        return Departure(callee: write.member, site: assigned.site, isAsync: false, isInTask: false, depth: assigned.chain?.depth ?? 0)
    }

    /// Whether the main actor was come back to on the way: a main-actor function that asynchronous code awaits, or a `Task`
    /// inside code that belongs to the main actor.
    fileprivate func returnsToMain(_ event: Event, since departure: Departure) -> Bool {
        if departure.isInTask, mayBelongToMain(event) { return true }
        return departure.isAsync
            && event.functionsSinceDeparture.contains { function in
                function.owner.map { isMainActor(function, of: $0) } ?? (function.declaration.head.attribute("MainActor") != nil)
            }
    }

    private func mayBelongToMain(_ event: Event) -> Bool {
        guard let context = lexicalContext(of: event.site), let function = context.function, let owner = function.owner else { return true }
        if representables.contains(where: { $0.type == owner }) { return true }
        return isMainActor(function, of: owner)
    }
}
