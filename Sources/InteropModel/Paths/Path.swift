import SwiftTree

/// What happens when one of a representable's methods runs.
package struct Path: Sendable {
    /// The method that is run.
    package let entry: FunctionSite?
    /// In the order in which they happen.
    package let events: [Event]
    /// The walk came to its bound: nothing may be concluded from what is absent.
    package let isCutOff: Bool
    /// What the method returns.
    package let result: Value
    /// What the method's parameters are on the path, in their order.
    package let parameters: [Value]
    /// What the closures return that something keeps or that run later.
    let closureResults: [Value]

    package static let none = Path(entry: nil, events: [], isCutOff: false)

    package init(
        entry: FunctionSite?, events: [Event], isCutOff: Bool, result: Value = Value(), parameters: [Value] = [],
        closureResults: [Value] = []
    ) {
        self.entry = entry
        self.events = events
        self.isCutOff = isCutOff
        self.result = result
        self.parameters = parameters
        self.closureResults = closureResults
    }

    /// The events that happen on the path itself: at once, or later because of it.
    package var onPath: some Sequence<Event> {
        events.lazy.filter { !$0.isStored }
    }

    package var writes: [(event: Event, write: Write)] {
        onPath.compactMap { event in event.write.map { (event, $0) } }
    }

    package var calls: [(event: Event, call: CallEvent)] {
        onPath.compactMap { event in event.call.map { (event, $0) } }
    }

    /// The functions that the path's calls lead into.
    package var reached: Set<SiteKey> {
        Set(events.compactMap { $0.call?.function?.key })
    }
}

/// All paths of one representable.
package struct RepresentablePaths: Sendable {
    /// What making the representable's own value does: its initial values, then each of its initializers.
    package let initial: Path
    /// `makeCoordinator` with the coordinator's initializer, then make.
    package let make: Path
    package let update: Path
    package let size: Path
    package let dismantle: Path
    /// The coordinator's `deinit`.
    package let deinitializer: Path
    /// The coordinator's methods that no lifecycle method calls: delegate callbacks, actions. And the representable's own
    /// action method, for a gesture recognizer.
    package let handlers: [Path]
    /// The type of what make returns.
    package let representedType: StaticType
    /// What make left in the coordinator's properties.
    package let kept: [String: Value]
    /// What `makeCoordinator` returns, as it names it.
    package let madeCoordinator: Value
    /// What make returns was constructed by this call.
    package let construction: CallEvent?
    /// What make returns, as it names it; on the paths its place is `.represented`.
    package let returned: Value
    package let missing: Set<SourceQuery>

    /// Every path, in the order in which they first run.
    package var everything: [Path] {
        [initial, make, update, size] + handlers + [dismantle, deinitializer]
    }

    /// `makeCoordinator` makes the coordinator; otherwise it gives out one that exists.
    package var constructsCoordinator: Bool {
        make.events.contains { $0.call?.constructed != nil && $0.call?.result.place == Place(.coordinator) }
    }
}

extension Event {
    /// Whether it has always happened when `other` happens.
    package func isBefore(_ other: Event, on path: Path) -> Bool {
        guard conditions.map({ other.conditions?.isInside($0) == true }) ?? true else { return false }
        for event in path.events {
            if event.site == site { return true }
            if event.site == other.site { return false }
        }
        return false
    }

    /// Whether the two stand on different branches of one condition.
    package func isOtherBranch(of other: Event) -> Bool {
        guard let mine = conditions?.frames, let others = other.conditions?.frames else { return false }
        return mine.contains { frame in others.contains { $0.site == frame.site && $0 !== frame } }
    }
}
