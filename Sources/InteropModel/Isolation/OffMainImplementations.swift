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
                guard let queue = queue(in: event, fact) else { return nil }
                return (project.queueNature(of: queue, on: maker.representable, events: events), event.site)
            }
        }
    }

    private func queue(in event: Event, _ fact: OffMainCallback) -> Value? {
        guard let name = fact.queueGivenBy else { return nil }
        if let write = event.write { return write.member == name ? write.value : nil }
        guard let call = event.call else { return nil }
        let isCall = name.hasSuffix(".init") ? call.constructed?.externalName == String(name.dropLast(5)) : call.name == name
        guard isCall, call.arguments.contains(where: { $0.value.place == Place(.coordinator) || $0.value.type == .project(coordinator) })
        else { return nil }
        return call.arguments.first { $0.label?.lowercased().hasSuffix("queue") == true }?.value
    }
}

extension OffMainCallback {
    /// Where no queue is given the framework makes one of its own. Source: the rows' sources.
    fileprivate var isOffMainWithoutQueue: Bool {
        queueGivenBy == "URLSession.init"
    }
}
