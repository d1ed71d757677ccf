/// Which names in an inheritance clause stand for protocols, as far as that can be told without their declaration.
package enum KnownProtocols {
    /// Protocols without isolation that classes often conform to. Source: the Swift standard library, Foundation, Combine and
    /// SwiftUI; none of them is marked `@MainActor`.
    private static let plain: Set<String> = [
        "AnyObject", "NSObjectProtocol", "NSCopying", "NSCoding", "NSSecureCoding", "ObservableObject", "Observable", "Identifiable",
        "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Error", "LocalizedError", "CustomStringConvertible",
        "CustomDebugStringConvertible", "Sendable", "SendableMetatype", "Cancellable", "Subscriber", "DynamicProperty", "Copyable",
        "Sequence", "IteratorProtocol", "CVarArg",
    ]

    /// Endings that classes' names do not have.
    private static let endings = [
        "Delegate", "DataSource", "Observer", "Protocol", "Providing", "Provider", "able", "ible", "ing", "Listener", "Type",
    ]

    /// A protocol of the frameworks of which it is known what it brings to a type.
    package static func contains(_ name: String) -> Bool {
        plain.contains(name) || DelegateProtocols.named(name) != nil
    }

    /// Whether a name that no parsed file declares may be that of a class. `NSObject` is none that matters.
    static func mayBeClass(_ name: String) -> Bool {
        guard name != "NSObject", !contains(name), OffMainCallbacks.named(name) == nil else { return false }
        return !endings.contains { name.hasSuffix($0) }
    }
}
