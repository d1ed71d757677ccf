/// A member whose write, or a method whose call, makes the framework call a delegate before it returns.
package struct SynchronousCallback: Hashable, Sendable {
    package let className: String
    /// The base name.
    package let name: String
    /// A method, not a property.
    package let isCall: Bool
    /// The class whose `delegate` is called; most often the same.
    package let owner: String
    /// The callback with its labels: `mapView(_:regionWillChangeAnimated:)`.
    package let callback: String
    /// Also at once where the change is animated.
    package let isAtOnceWhenAnimated: Bool

    fileprivate init?(_ row: FactRow) {
        guard row.count == 7 else { return nil }
        className = row[0]
        name = row[1]
        isCall = row[2] == "call"
        owner = row[3]
        callback = row[4]
        isAtOnceWhenAnimated = row.isYes(5)
    }
}

/// The members that call back at once.
package enum SynchronousCallbacks {
    /// Those of the classes of `ancestry` (as `FrameworkClasses.ancestry` gives it).
    package static func callbacks(of name: String, isCall: Bool, on ancestry: [String]) -> [SynchronousCallback] {
        (byName[name] ?? []).filter { $0.isCall == isCall && ancestry.contains($0.className) }
    }

    static let all: [SynchronousCallback] = FactTable.synchronousCallbacks.rows(SynchronousCallback.init)
    private static let byName = Dictionary(grouping: all, by: \.name)
}
