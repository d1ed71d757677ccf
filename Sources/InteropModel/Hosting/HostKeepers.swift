import SwiftTree

/// Which objects keep an object alive, as far as one path tells: a property that it is stored in, a parent that it was added to.
struct HostKeepers {
    let table: TypeTable
    let path: Path
    let platforms: PlatformSet
    /// The type of what stands at the root of a place.
    let rootType: (Place.Root) -> StaticType
    /// Properties of the owner that some method sets back to nil.
    let released: Set<Place>

    /// Every place that keeps what stands at `place`, itself left out.
    func keepers(of place: Place) -> Set<Place> {
        var kept: Set<Place> = [place]
        var found: Set<Place> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for holder in path.events.flatMap({ holders(of: kept, $0) }) where found.insert(holder).inserted {
                kept.insert(holder)
                isGrowing = true
            }
        }
        return found.union(place.path.isEmpty ? [] : owners(of: place))
    }

    /// The places that keep what stands in a member: every object on the way, if each link is strong.
    private func owners(of member: Place) -> Set<Place> {
        guard !released.contains(where: { $0.contains(member) }) else { return [] }
        var found: Set<Place> = []
        var type = rootType(member.root)
        var links: [(object: Place, isStrong: Bool)] = []
        for (index, name) in member.path.enumerated() {
            links.append((Place(member.root, Array(member.path.prefix(index))), isStrong(name, of: type)))
            type = memberType(name, of: type)
        }
        for link in links.reversed() {
            guard link.isStrong else { break }
            found.insert(link.object)
        }
        return found
    }

    private func holders(of kept: Set<Place>, _ event: Event) -> Set<Place> {
        if let write = event.write, let place = write.place, write.value.denoted.contains(where: kept.contains) {
            return owners(of: place).union(write.receiver.place.map { isKept(by: $0, write) ? [$0] : [] } ?? [])
        }
        guard let call = event.call, call.arguments.contains(where: { $0.value.denoted.contains(where: kept.contains) }) else { return [] }
        if call.constructed.map(keepsContent) == true { return call.result.place.map { [$0] } ?? [] }
        guard let receiver = call.receiver?.place, Self.keeping.contains(call.name) else { return [] }
        return owners(of: receiver).union([receiver])
    }

    /// An object of which only the member is known by name.
    private func isKept(by receiver: Place, _ write: Write) -> Bool {
        receiver.path.isEmpty && rootType(receiver.root) == .unknown && isStrong(write.member, of: write.receiver.type)
    }

    /// Calls after which the receiver keeps its argument.
    /// Sources: Apple doc uikit/uiviewcontroller/addchild(_:), appkit/nsviewcontroller/addchild(_:), uikit/uiview/addsubview(_:),
    /// appkit/nsview/addsubview(_:), swift/array/append(_:), swift/array/insert(_:at:).
    private static let keeping: Set<String> = [
        "addChild", "insertChild", "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "append", "insert",
        "updateValue", "addSplitViewItem", "addTabViewItem",
    ]

    /// A container, a window or a popover keeps what it is made with.
    private func keepsContent(_ type: StaticType) -> Bool {
        guard type.typeID == nil else { return false }
        return table.isViewLike(type, on: platforms) || ["NSSplitViewItem", "NSTabViewItem"].contains(type.externalName)
    }

    /// Members of the frameworks that keep what they hold.
    /// Sources: their pages under https://developer.apple.com/documentation (uikit, appkit).
    private static let strong: Set<String> = [
        "view", "contentView", "contentViewController", "rootViewController", "documentView", "viewControllers", "backgroundView",
        "accessoryView", "tableHeaderView", "tableFooterView", "children", "subviews", "customView", "titleView", "[]",
    ]

    private func isStrong(_ name: String, of type: StaticType) -> Bool {
        if let site = table.property(named: name, of: type, platforms: platforms) {
            let head = site.declaration.head
            return !site.declaration.isComputed && !head.isWeak && !head.isStatic
        }
        if name == "window" { return table.frameworkAncestry(of: type).contains("NSWindowController") }
        return Self.strong.contains(name)
    }

    private func memberType(_ name: String, of type: StaticType) -> StaticType {
        if name == "[]" { return type.element }
        if let site = table.property(named: name, of: type, platforms: platforms) { return table.type(of: site, platforms: platforms) }
        return FrameworkMembers.member(name, of: table.frameworkAncestry(of: type, platforms: platforms))?.staticType ?? .unknown
    }
}
