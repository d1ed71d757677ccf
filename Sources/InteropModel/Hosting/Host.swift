import SwiftTree

/// A type whose code hosts SwiftUI views in UIKit or AppKit, fills cells, or tracks observation, with what happens when
/// each of its methods runs. `self` is `Place.Root.owner` there.
package struct Host: Sendable {
    /// nil for the functions of one file that stand outside of types.
    package let type: TypeID?
    package let platforms: PlatformSet
    /// What the initial values of its stored properties make, lazy ones included.
    package let initial: Path
    /// One for each of its methods, initializers and accessors that has to do with what it hosts, in source order.
    package let methods: [Method]
    package let missing: Set<SourceQuery>

    package struct Method: Sendable {
        /// The method's name; for an accessor the property's.
        package let name: String
        /// Where that name stands.
        package let nameSite: SiteKey
        /// nil for an accessor.
        package let function: FunctionSite?
        package let path: Path
    }

    /// All its paths, that of the initial values first.
    package var paths: [Path] { [initial] + methods.map(\.path) }
}

/// A type, or the free functions of a file, to be walked as a host.
struct HostSite: Sendable {
    let type: TypeID?
    let file: Int
    /// Tells it apart from others of its file.
    let range: ByteRange
    let platforms: PlatformSet
    /// Which of the type's members are walked; nil for a free function.
    let members: HostingMembers?
}
