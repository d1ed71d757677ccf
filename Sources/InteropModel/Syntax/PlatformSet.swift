/// The platforms on which a piece of code is compiled, as its `#if` conditions tell.
package struct PlatformSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let iOS = PlatformSet(rawValue: 1)
    package static let catalyst = PlatformSet(rawValue: 2)
    package static let macOS = PlatformSet(rawValue: 4)
    package static let tvOS = PlatformSet(rawValue: 8)
    package static let watchOS = PlatformSet(rawValue: 16)
    package static let visionOS = PlatformSet(rawValue: 32)

    package static let all: PlatformSet = [.iOS, .catalyst, .macOS, .tvOS, .watchOS, .visionOS]
    /// Where `canImport(UIKit)` holds.
    package static let uiKit: PlatformSet = [.iOS, .catalyst, .tvOS, .watchOS, .visionOS]
    /// Where `canImport(AppKit)` holds. Mac Catalyst can import it too.
    package static let appKit: PlatformSet = [.macOS, .catalyst]

    /// Whether code for `self` can be compiled together with code for `other`.
    package func meets(_ other: PlatformSet) -> Bool {
        !isDisjoint(with: other)
    }
}
