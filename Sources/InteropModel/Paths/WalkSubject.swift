/// On whose behalf code is walked: it decides the platform, and what the coordinator and its parent are.
struct WalkSubject {
    let platforms: PlatformSet
    /// Whose properties are SwiftUI's inputs; nil where no representable is looked at.
    let representable: Representable?

    /// The type of the host whose code is walked; nil where a representable is looked at, and for free functions.
    let host: TypeID?

    /// The host's members that are walked into where they are used; nil for all.
    let followed: HostingMembers.Names?

    /// Every call that leads into the project is followed. For a host only those that have to do with it or with what it
    /// hosts: its type may be the centre of an app.
    var followsAllCalls: Bool { representable != nil }

    var coordinator: Coordinator? { representable?.coordinator }

    init(_ representable: Representable) {
        platforms = representable.platforms
        self.representable = representable
        host = nil
        followed = HostingMembers.Names()
    }

    /// One method of a type, with all of its own that it uses.
    init(host: TypeID, platforms: PlatformSet) {
        self.host = host
        self.platforms = platforms
        followed = nil
        representable = nil
    }

    /// Code that belongs to no representable.
    ///
    /// - Parameter entry: the function whose walk it is.
    init(host site: HostSite, entry: FunctionSite?) {
        host = site.type
        let isEntry = entry.map { site.members?.entries.contains($0.key) ?? false } ?? false
        followed = (isEntry ? site.members?.far : site.members?.near) ?? HostingMembers.Names()
        platforms = site.platforms
        representable = nil
    }
}
