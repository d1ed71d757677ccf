/// The builds of which a piece of code is a part, as its `#if` conditions tell: platforms, each with every setting of the
/// few flags (`DEBUG`, `canImport(…)`, `swift(…)`) that tell one build from another.
package struct PlatformSet: OptionSet, Hashable, Sendable {
    /// Eight bits for each platform, one for each setting of three flags.
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(platform index: UInt64) {
        rawValue = 0xFF << (index * 8)
    }

    package static let iOS = PlatformSet(platform: 0)
    package static let catalyst = PlatformSet(platform: 1)
    package static let macOS = PlatformSet(platform: 2)
    package static let tvOS = PlatformSet(platform: 3)
    package static let watchOS = PlatformSet(platform: 4)
    package static let visionOS = PlatformSet(platform: 5)

    package static let all: PlatformSet = [.iOS, .catalyst, .macOS, .tvOS, .watchOS, .visionOS]
    /// Where `canImport(UIKit)` holds.
    package static let uiKit: PlatformSet = [.iOS, .catalyst, .tvOS, .watchOS, .visionOS]
    /// Where `canImport(AppKit)` holds. Mac Catalyst can import it too.
    package static let appKit: PlatformSet = [.macOS, .catalyst]

    /// Whether code for `self` can be compiled together with code for `other`.
    package func meets(_ other: PlatformSet) -> Bool {
        !isDisjoint(with: other)
    }

    // MARK: Flags

    static let flagCount = 3

    /// The builds that are made with a flag.
    static func builds(withFlag index: Int) -> PlatformSet {
        // Which of a platform's eight bits have the flag's bit in their number.
        let settings: UInt64 = [0xAA, 0xCC, 0xF0][index]
        return PlatformSet(rawValue: 0x0101_0101_0101 &* settings)
    }

    /// Two parts that share no build, for the sides of a condition of which nothing is known; the first is empty where no
    /// platform has two builds left.
    var halves: (PlatformSet, PlatformSet) {
        var first = PlatformSet()
        for platform in [PlatformSet.iOS, .catalyst, .macOS, .tvOS, .watchOS, .visionOS] {
            let builds = intersection(platform).rawValue
            let lowest = builds & (~builds &+ 1)
            if builds != lowest { first.formUnion(PlatformSet(rawValue: lowest)) }
        }
        return (first, subtracting(first))
    }

    /// Every build for the same platforms.
    var withAnyFlags: PlatformSet {
        [PlatformSet.iOS, .catalyst, .macOS, .tvOS, .watchOS, .visionOS].filter(meets).reduce(into: []) { $0.formUnion($1) }
    }
}
