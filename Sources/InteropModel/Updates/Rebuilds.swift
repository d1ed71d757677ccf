/// Content that a pass throws away and puts back though nothing has changed.
package struct Rebuild: Sendable {
    package let content: RebuiltContent
    package let removal: Event
    /// The first call that puts something back.
    package let addition: Event
    /// Where it is reported: the removal; where that stands in a helper, the call that leads to it.
    package let site: SiteKey
}

/// Finds what is thrown away and put back.
struct Rebuilds {
    let all: [Rebuild]
    /// The indices of the events that put something back.
    let additions: Set<Int>

    init(_ path: Path, _ changes: ChangeGuard, code: OwnCode, table: TypeTable, platforms: PlatformSet) {
        var found: [Rebuild] = []
        var covered: Set<Int> = []
        var last: [Place: Int] = [:]
        for (index, event) in path.events.enumerated() where !event.isStored {
            guard let removal = Removal(event, at: index, on: path, table: table, platforms: platforms) else { continue }
            let putBack = removal.additions(on: path).filter { !changes.guards(path.events[$0], subject: removal.subject(.attachment)) }
            guard let first = putBack.first, !changes.guards(event, subject: removal.subject(.removal)) else { continue }
            covered.formUnion(putBack)
            // Several calls in a row remove one content (`removeArrangedSubview`, then `removeFromSuperview`).
            if let earlier = last[removal.owner], earlier == first { continue }
            last[removal.owner] = first
            found.append(
                Rebuild(
                    content: removal.contents[0], removal: event, addition: path.events[first],
                    site: code.site(ofRemoval: event, putBackBy: path.events[first])))
        }
        all = found
        additions = covered
    }

    /// An event that removes the whole of a content.
    private struct Removal {
        /// One description for each class that has it.
        let contents: [RebuiltContent]
        /// Whose content it is.
        let owner: Place
        private let event: Event
        private let index: Int

        init?(_ event: Event, at index: Int, on path: Path, table: TypeTable, platforms: PlatformSet) {
            self.event = event
            self.index = index
            if let write = event.write, write.value.isNil || write.value.isEmptyCollection, write.operator == "=",
                let owner = write.receiver.place,
                case let contents = Self.rows(RebuiltContents.named(write.member), of: write.receiver.type, table, platforms),
                !contents.isEmpty
            {
                self.contents = contents
                self.owner = owner
            } else if let call = event.call, call.function == nil, call.constructed == nil,
                let (contents, owner) = Self.removed(by: call, event, before: index, on: path, table, platforms)
            {
                self.contents = contents
                self.owner = owner
            } else {
                return nil
            }
        }

        func subject(_ nature: ChangeGuard.Subject.Nature) -> ChangeGuard.Subject {
            let members = contents.flatMap { [$0.name] + $0.comparedWith + $0.additions }
            return ChangeGuard.Subject(object: owner, members: Set(members), nature: nature)
        }

        /// The indices of the calls that put something back where this took it away.
        func additions(on path: Path) -> [Int] {
            let names = Set(contents.flatMap(\.additions))
            let members = Set(contents.map(\.name))
            return path.events.indices.dropFirst(index + 1).filter { other in
                let later = path.events[other]
                guard !later.isStored, let call = later.call, call.function == nil, let receiver = call.receiver?.place,
                    !later.isOtherBranch(of: event)
                else { return false }
                if names.contains(call.name) {
                    return receiver == owner || owner.contains(receiver) && receiver.path.last == "menu"
                }
                // `scene.anchors.append(anchor)`
                return ["append", "insert"].contains(call.name) && receiver.parent == owner && members.contains(receiver.last ?? "")
            }
        }

        private static func removed(
            by call: CallEvent, _ event: Event, before index: Int, on path: Path, _ table: TypeTable, _ platforms: PlatformSet
        ) -> ([RebuiltContent], Place)? {
            guard let receiver = call.receiver, let place = receiver.place else { return nil }
            if call.name == "removeAll", call.arguments.allSatisfy({ $0.closure == nil }), let member = place.last {
                let contents = rows(RebuiltContents.named(member), of: receiver.owner, table, platforms)
                return contents.isEmpty ? nil : (contents, place.parent)
            }
            let candidates = RebuiltContents.removed(by: call.name)
            // Each element: `view.subviews.forEach { $0.removeFromSuperview() }`, `stack.removeArrangedSubview(each)`.
            for element in [place, call.arguments.first?.value.place].compactMap({ $0 }) where isEach(element, event) {
                let contents = candidates.filter { $0.name == element.parent.last }
                if !contents.isEmpty { return (contents, element.parent.parent) }
            }
            let contents = rows(candidates, of: receiver.type, table, platforms)
            guard let content = contents.first else { return nil }
            guard let argument = call.arguments.first?.value else {
                return call.name.hasPrefix("removeAll") ? (contents, place) : nil
            }
            return isWhole(argument, content, of: place, before: index, on: path) ? (contents, place) : nil
        }

        /// An element of a loop over the content, or the first of it until there is none.
        private static func isEach(_ element: Place, _ event: Event) -> Bool {
            if element.last == "[]" { return true }
            guard element.last == "first" || element.last == "last" else { return false }
            return event.conditions?.frames.contains { $0.isLoop && $0.sources.contains(where: element.parent.contains) } ?? false
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

        /// The rows that speak of this class; all of them where nothing is known of it.
        private static func rows(
            _ rows: [RebuiltContent], of type: StaticType, _ table: TypeTable, _ platforms: PlatformSet
        ) -> [RebuiltContent] {
            let ancestry = table.frameworkAncestry(of: type, platforms: platforms).filter { FrameworkClasses.named($0) != nil }
            return ancestry.isEmpty ? rows : rows.filter { ancestry.contains($0.className) }
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
