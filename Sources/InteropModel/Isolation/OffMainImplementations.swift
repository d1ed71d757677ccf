import SwiftTree

/// The callbacks of a coordinator that its framework calls on another thread than the main one.
package struct OffMainImplementations {
    package struct Entry: Sendable {
        package let function: FunctionSite
        package let callback: DelegateCallback
        /// The call that names another queue; nil where the framework chooses it.
        package let queueGiven: SiteKey?
    }

    private let project: Project
    private let coordinator: TypeID
    private let makers: [(representable: Representable, paths: RepresentablePaths)]

    /// - Parameter makers: the representables that make the coordinator, with their paths.
    package init(of coordinator: TypeID, in project: Project, makers: [(representable: Representable, paths: RepresentablePaths)]) {
        self.coordinator = coordinator
        self.project = project
        self.makers = makers
    }

    package var entries: [Entry] {
        let platforms = makers.reduce(PlatformSet()) { $0.union($1.representable.platforms) }
        return project.table.delegateConformances(of: coordinator, platforms: platforms).flatMap { conformance in
            conformance.implemented.compactMap { entry($0) }
        }
    }

    private func entry(_ implementation: DelegateConformance.Implementation) -> Entry? {
        guard let fact = OffMainCallbacks.named(implementation.callback.protocolName),
            implementation.callback.runsOffMain == .always || implementation.callback.runsOffMain == .queueDependent
        else { return nil }
        let isAlways = fact.occasion == .always || implementation.callback.runsOffMain == .always && fact.queueGivenBy == nil
        if isAlways { return Entry(function: implementation.function, callback: implementation.callback, queueGiven: nil) }
        let given = queues(for: fact)
        if let other = given.first(where: { $0.nature == .other || $0.nature == .none && fact.isOffMainWithoutQueue }) {
            return Entry(function: implementation.function, callback: implementation.callback, queueGiven: other.site)
        }
        guard fact.occasion == .unlessMainQueue, !given.contains(where: { $0.nature == .main }) else { return nil }
        return Entry(function: implementation.function, callback: implementation.callback, queueGiven: given.first?.site)
    }

    /// The queues that code of the representables gives to the call or property that decides.
    private func queues(for fact: OffMainCallback) -> [(nature: QueueNature, site: SiteKey)] {
        makers.flatMap { maker -> [(QueueNature, SiteKey)] in
            let events = maker.paths.everything.flatMap(\.events)
            return events.compactMap { event in
                if fact.queueGivenBy == "URLSession.init", let session = session(ofTaskIn: event, events) {
                    return (project.queueNature(ofSession: session, on: maker.representable, events: events), event.site)
                }
                guard let queue = queue(in: event, fact) else { return nil }
                return (project.queueNature(of: queue, on: maker.representable, events: events), event.site)
            }
        }
    }

    /// The session of a task that is given the coordinator as its delegate.
    /// Source: https://developer.apple.com/documentation/foundation/urlsessiontask/delegate
    private func session(ofTaskIn event: Event, _ events: [Event]) -> Value? {
        if let call = event.call, call.receiver?.type.instance == .external("URLSession") {
            return call.arguments.contains { $0.label == "delegate" && isCoordinator($0.value) } ? call.receiver : nil
        }
        guard let write = event.write, write.member == "delegate", isCoordinator(write.value), let task = write.receiver.place else {
            return nil
        }
        return events.lazy.compactMap(\.call).first { $0.result.place == task && $0.name.hasSuffix("Task") }?.receiver
    }

    private func isCoordinator(_ value: Value) -> Bool {
        value.place == Place(.coordinator) || value.type == .project(coordinator)
    }

    private func queue(in event: Event, _ fact: OffMainCallback) -> Value? {
        guard let name = fact.queueGivenBy else { return nil }
        if let write = event.write { return write.member == name ? write.value : nil }
        guard let call = event.call else { return nil }
        let isCall = name.hasSuffix(".init") ? call.constructed?.externalName == String(name.dropLast(5)) : call.name == name
        guard isCall, call.arguments.contains(where: { isCoordinator($0.value) }) else { return nil }
        return call.arguments.first { $0.label?.lowercased().hasSuffix("queue") == true }?.value
    }
}

extension OffMainCallback {
    /// Where no queue is given the framework makes one of its own. Source: the rows' sources.
    fileprivate var isOffMainWithoutQueue: Bool {
        queueGivenBy == "URLSession.init"
    }
}
