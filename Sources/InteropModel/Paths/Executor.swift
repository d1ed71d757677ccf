import SwiftTree

/// Where something happens, as far as code tells.
package enum Executor: Sendable {
    /// Where the path itself runs: SwiftUI, UIKit and AppKit call on the main thread.
    case own
    /// On the main queue or the main actor.
    case main
    /// On another thread than the main one.
    case other(Departure)
    /// In a closure of which nobody knows who calls it.
    case unknown

    package var departure: Departure? {
        if case .other(let departure) = self { departure } else { nil }
    }
}

/// The call that led away from the main thread.
package struct Departure: Sendable {
    /// Its base name.
    package let callee: String
    package let site: SiteKey
    /// Inside an asynchronous closure, in which a call of a main-actor function is awaited and so comes back.
    package let isAsync: Bool
    /// A plain `Task` stands between: on the main actor where the code around it belongs there.
    package let isInTask: Bool
    /// How many calls of the project led there.
    let depth: Int
}

extension Event {
    /// The functions of the project that were called since the main thread was left.
    package var functionsSinceDeparture: [FunctionSite] {
        guard let departure = executor.departure else { return [] }
        return (chain?.steps ?? []).dropFirst(departure.depth).map(\.function)
    }
}

extension PathWalker {
    /// Where a closure runs that is given to a call which leaves the project.
    func executor(
        of argument: Argument, disposition: ClosureDisposition, callee name: String, receiver: Value?, _ context: CallContext
    ) -> Executor {
        if name == "assumeIsolated" || (name == "run" && receiver?.type == .metatype(.external("MainActor"))) { return .main }
        let type = receiver?.type.instance
        let owner: OffMainCalls.Receiver = type.map { $0 == .unknown ? .unknown : .known(lookup.frameworkAncestry(of: $0)) } ?? .unknown
        if let row = OffMainCalls.call(name, argument: argument, of: context.call, on: owner) {
            let nature = QueueSearch(table: table, representable: subject.representable, kept: kept, events: events)
                .nature(ofQueueFor: row, receiver: receiver, arguments: context.arguments)
            switch nature {
            case .main: return .main
            case .other:
                return .other(
                    Departure(callee: name, site: context.site, isAsync: name == "detached", isInTask: false, depth: chain?.depth ?? 0))
            case .none, .unknown: return row.signature.name == "sync" ? executor : .unknown
            }
        }
        if case .now = disposition { return executor }
        return .unknown
    }

    /// A `Task` takes over the isolation of the code around it.
    var taskExecutor: Executor {
        guard let departure = executor.departure else { return executor }
        return .other(
            Departure(
                callee: departure.callee, site: departure.site, isAsync: true, isInTask: true, depth: chain?.depth ?? 0))
    }
}
