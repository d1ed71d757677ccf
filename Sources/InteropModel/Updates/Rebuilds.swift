/// Content that a pass throws away and puts back though nothing has changed.
package struct Rebuild: Sendable {
    package let content: RebuiltContent
    package let removal: Event
    /// The first call that puts something back.
    package let addition: Event
    /// Where it is reported: the removal, or the call that leads to it where it is put back.
    package let site: SiteKey
}

/// Finds what is thrown away and put back.
struct Rebuilds {
    let all: [Rebuild]
    /// The indices of the events that put something back.
    let additions: Set<Int>

    init(_ path: Path, _ changes: ChangeGuard, table: TypeTable, platforms: PlatformSet) {
        var found: [Rebuild] = []
        var covered: Set<Int> = []
        var last: [Place: Int] = [:]
        for (index, event) in path.events.enumerated() where !event.isStored {
            guard let removal = Removal(event, at: index, on: path, table: table, platforms: platforms) else { continue }
            let putBack = removal.additions(on: path).filter { !changes.guards(path.events[$0], subject: removal.subject) }
            guard let first = putBack.first, !changes.guards(event, subject: removal.subject) else { continue }
            covered.formUnion(putBack)
            // Several calls in a row remove one content (`removeArrangedSubview`, then `removeFromSuperview`).
            if let earlier = last[removal.owner], earlier == first { continue }
            last[removal.owner] = first
            found.append(
                Rebuild(
                    content: removal.content, removal: event, addition: path.events[first],
                    site: OwnCode.siteNearest(to: path.events[first], of: event)))
        }
        all = found
        additions = covered
    }

    /// An event that removes the whole of a content.
    private struct Removal {
        let content: RebuiltContent
        /// Whose content it is.
        let owner: Place
        private let event: Event
        private let index: Int

        init?(_ event: Event, at index: Int, on path: Path, table: TypeTable, platforms: PlatformSet) {
            self.event = event
            self.index = index
            if let write = event.write, write.value.isNil || write.value.isEmptyCollection, write.operator == "=",
                let owner = write.receiver.place,
                let content = Self.row(RebuiltContents.named(write.member), write.receiver.type, table, platforms)
            {
                self.content = content
                self.owner = owner
            } else if let call = event.call, call.function == nil, call.constructed == nil,
                let (content, owner) = Self.removed(by: call, before: index, on: path, table, platforms)
            {
                self.content = content
                self.owner = owner
            } else {
                return nil
            }
        }

        var subject: ChangeGuard.Subject {
            ChangeGuard.Subject(
                object: owner, members: Set([content.name] + content.comparedWith + content.additions), attaches: true)
        }

        /// The indices of the calls that put something back where this took it away.
        func additions(on path: Path) -> [Int] {
            path.events.indices.dropFirst(index + 1).filter { other in
                let later = path.events[other]
                guard !later.isStored, let call = later.call, call.function == nil, let receiver = call.receiver?.place,
                    !later.isOtherBranch(of: event)
                else { return false }
                if content.additions.contains(call.name) {
                    return receiver == owner || owner.contains(receiver) && receiver.path.last == "menu"
                }
                // `scene.anchors.append(anchor)`
                return ["append", "insert"].contains(call.name) && receiver == owner.appending(content.name)
            }
        }

        private static func removed(
            by call: CallEvent, before index: Int, on path: Path, _ table: TypeTable, _ platforms: PlatformSet
        ) -> (RebuiltContent, Place)? {
            guard let receiver = call.receiver, let place = receiver.place else { return nil }
            if call.name == "removeAll", call.arguments.allSatisfy({ $0.closure == nil }), let member = place.last {
                return row(RebuiltContents.named(member), receiver.owner, table, platforms).map { ($0, place.parent) }
            }
            for content in RebuiltContents.removed(by: call.name) {
                // Each element: `view.subviews.forEach { $0.removeFromSuperview() }`.
                if place.last == "[]", place.parent.last == content.name {
                    if isRow(content, receiver.type, element: true, table, platforms) { return (content, place.parent.parent) }
                    continue
                }
                guard isRow(content, receiver.type, element: false, table, platforms) else { continue }
                guard let argument = call.arguments.first?.value else {
                    if call.name.hasPrefix("removeAll") { return (content, place) }
                    continue
                }
                if isWhole(argument, content, of: place, before: index, on: path) { return (content, place) }
            }
            return nil
        }

        /// Whether the argument is everything that there is of `content`, or everything of one kind, and no difference.
        private static func isWhole(_ value: Value, _ content: RebuiltContent, of owner: Place, before index: Int, on path: Path) -> Bool {
            let sources = value.sources.filter { source in
                switch source.root {
                case .construction, .opaque: false
                default: true
                }
            }
            guard !value.isDifference, let first = sources.first, !isChosen(value, before: index, on: path) else { return false }
            let there = owner.appending(content.name)
            if sources.allSatisfy(there.contains) { return true }
            // What the coordinator remembers of the pass before.
            guard sources.count == 1, first.root == .coordinator, value.place == first, case .array = value.type else { return false }
            return !path.events.prefix(index).contains { $0.write?.place == first }
        }

        /// A `filter` that asks something else than its element has chosen a part.
        private static func isChosen(_ value: Value, before index: Int, on path: Path) -> Bool {
            path.events.prefix(index).contains { event in
                guard let call = event.call, call.name == "filter" || call.name == "compactMap", let place = call.result.place,
                    value.sources.contains(where: place.contains) || value.place.map(place.contains) == true
                else { return false }
                return call.arguments.contains { !$0.value.holds.isEmpty }
            }
        }

        private static func row(
            _ rows: [RebuiltContent], _ type: StaticType, _ table: TypeTable, _ platforms: PlatformSet
        ) -> RebuiltContent? {
            rows.first { isRow($0, type, element: false, table, platforms) }
        }

        /// Whether the row speaks of this class, or nothing is known of the class.
        private static func isRow(
            _ row: RebuiltContent, _ type: StaticType, element: Bool, _ table: TypeTable, _ platforms: PlatformSet
        ) -> Bool {
            let ancestry = table.frameworkAncestry(of: type, platforms: platforms).filter { FrameworkClasses.named($0) != nil }
            return element || ancestry.isEmpty || ancestry.contains(row.className)
        }
    }
}

extension Value {
    /// `[]`
    fileprivate var isEmptyCollection: Bool {
        guard case .array = type else { return false }
        return elements.isEmpty && sources.isEmpty
    }
}
