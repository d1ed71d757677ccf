import SwiftTree

/// Where one start is ended.
struct Endings {
    let start: Start
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths
    private let match: EndMatch
    private let owners: ProjectOwners

    init(start: Start, table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.start = start
        self.table = table
        self.representable = representable
        self.paths = paths
        match = EndMatch(start: start, table: table, platforms: representable.platforms)
        owners = ProjectOwners(table: table, representable: representable, paths: paths)
    }

    /// Something ends it for good by the time the view has gone.
    var isEnded: Bool {
        isEndedBeforeDeinit || (deinitEnd != nil && !start.keeps(Place(.coordinator)))
    }

    /// Something other than the coordinator's `deinit` does.
    var isEndedBeforeDeinit: Bool {
        endsWithView || endsItself || endsWithOwner
    }

    // MARK: When the view goes

    private var endsWithView: Bool {
        end(in: paths.dismantle) != nil || closures(calledBy: paths.dismantle).contains { $0.isEnd }
    }

    /// In the coordinator's `deinit`, whether or not that ever runs.
    var deinitEnd: SiteKey? {
        end(in: paths.deinitializer) ?? closures(calledBy: paths.deinitializer).first { $0.isEnd }?.event.site ?? cancellableEnd
    }

    /// `AnyCancellable { … }` runs its closure when it goes, with the object that keeps it.
    private var cancellableEnd: SiteKey? {
        for path in [paths.make] + paths.handlers {
            for event in path.events {
                guard let call = event.call, call.constructed == .external("AnyCancellable"), let closure = call.arguments.first?.closure
                else { continue }
                let inside = path.events.first {
                    closure.range.contains($0.site.range) && $0.site.file == event.site.file && isEnd($0, on: path)
                }
                if let inside { return inside.site }
            }
        }
        return nil
    }

    var updateEnd: SiteKey? { end(in: paths.update) }

    private func end(in path: Path) -> SiteKey? {
        path.events.first { isEnd($0, on: path) }?.site
    }

    private func isEnd(_ event: Event, on path: Path) -> Bool {
        match.isEnd(event, isSamePath: path.entry?.key == start.path.entry?.key)
    }

    /// What the closures do that a path calls through the properties, or the collections, they were stored in.
    private func closures(calledBy path: Path) -> [(event: Event, isEnd: Bool)] {
        var called: Set<Place> = []
        for case let call? in path.events.map(\.call) where call.isClosureProperty {
            guard let holder = call.receiver?.place else { continue }
            called.formUnion([holder, holder.appending(call.name)])
        }
        guard !called.isEmpty else { return [] }
        return ([paths.make, paths.update] + paths.handlers).flatMap { maker in
            maker.events.flatMap { event -> [(event: Event, isEnd: Bool)] in
                guard let site = storedClosure(event, at: called) else { return [] }
                return maker.events.filter { $0.site.file == site.file && site.range.contains($0.site.range) }.map {
                    ($0, isEnd($0, on: maker))
                }
            }
        }
    }

    /// Where the closure stands that an event stores at one of the places.
    private func storedClosure(_ event: Event, at places: Set<Place>) -> SiteKey? {
        if let write = event.write, let place = write.place { return places.contains(place) ? write.valueSite : nil }
        guard let call = event.call, NameFinder.collecting.contains(call.name), let place = call.receiver?.place, places.contains(place),
            let closure = call.arguments.first(where: { $0.closure != nil })?.closure
        else { return nil }
        return SiteKey(file: event.site.file, range: closure.range)
    }

    // MARK: By itself

    private var endsItself: Bool {
        for path in [paths.make, paths.update] + paths.handlers {
            for event in path.events where isEnd(event, on: path) && endsForGood(event, on: path) { return true }
        }
        return endsInOwnersCallback
    }

    private func endsForGood(_ event: Event, on path: Path) -> Bool {
        if start.contains(event) { return true }
        if path.entry?.key == start.path.entry?.key, followsStart(event, on: path) { return true }
        let isHandler = event.isStored || paths.handlers.contains { $0.entry?.key == path.entry?.key }
        if start.pair.isShowing { return isHandler }
        return isOwnCallback(path) || isCounterpart(path, event)
    }

    /// Later in the same run, under no further condition.
    private func followsStart(_ event: Event, on path: Path) -> Bool {
        guard !event.isStored, let begin = path.events.firstIndex(where: { $0.site == start.event.site }),
            let end = path.events.lastIndex(where: { $0.site == event.site }), begin < end
        else { return false }
        guard let conditions = event.conditions else { return true }
        return start.event.conditions?.isInside(conditions) == true
    }

    /// The callback of what was started: the selector it was given, or one that is handed the object and does not speak
    /// of a failure.
    private func isOwnCallback(_ path: Path) -> Bool {
        path.entry.map(isOwnCallback) ?? false
    }

    private func isOwnCallback(_ site: FunctionSite) -> Bool {
        let function = site.declaration
        if start.selector == function.name { return true }
        guard let type = function.parameters.first?.type, case .named(let name, _) = type.kind, name.last == start.pair.receiver else {
            return false
        }
        let words = function.parameters.compactMap(\.label) + [function.name]
        return !words.contains { word in ["fail", "error", "pause", "interrupt"].contains { word.lowercased().contains($0) } }
    }

    /// Gestures, drags and edits that begin also end: a start under one state of a recognizer, or in a `…DidBegin…` callback,
    /// and its end under another, or in `…DidEnd…`.
    private func isCounterpart(_ path: Path, _ event: Event) -> Bool {
        guard let begin = start.path.entry, let end = path.entry else { return false }
        if begin.key == end.key { return asksState(start.event) && asksState(event) }
        return begin.declaration.words.contains("begin") && end.declaration.words.contains("end")
    }

    private func asksState(_ event: Event) -> Bool {
        event.conditions?.frames.contains { $0.sources.contains { $0.last == "state" } } ?? false
    }

    // MARK: With the object that holds it

    private var endsWithOwner: Bool {
        owners.owners(of: start).contains { owner in
            if !start.keeps(owner.place), end(in: owners.deinitializer(of: owner)) != nil { return true }
            return end(in: owners.hooks(of: owner)) != nil
        }
    }

    /// The object that holds it is told when it is done, and ends it: a delegate callback, the target's action.
    private var endsInOwnersCallback: Bool {
        owners.owners(of: start).contains { owner in
            owners.callbacks(of: owner).contains { function in
                guard isOwnCallback(function) else { return false }
                let path = owners.walk(owner, [function])
                return path.events.contains { isEnd($0, on: path) }
            }
        }
    }

    // MARK: What cannot be known

    /// When the view goes, code that does not resolve is given the thing or what holds it.
    var cannotBeTold: Bool {
        ([paths.dismantle] + (start.keeps(Place(.coordinator)) ? [] : [paths.deinitializer])).flatMap(\.events).contains { event in
            guard let call = event.call, call.function == nil, !CallEvent.harmless.contains(call.name) else { return false }
            if call.isClosureProperty { return call.receiver?.place?.withoutParentCopies.root == .representable && isInjected }
            if let type = call.receiver?.type.instance, table.isFramework(type, on: representable.platforms) { return false }
            if let constructed = call.constructed { return constructed.typeID == nil && reaches(call.arguments.map(\.value)) }
            return reaches(call.arguments.map(\.value)) || (call.receiver.map { isUnknown($0) && reaches([$0]) } ?? false)
        }
    }

    private func isUnknown(_ value: Value) -> Bool {
        value.type.typeID == nil
            && !(value.type.externalName.map { FrameworkClasses.named($0) != nil || StartStopPairs.isReceiver($0) } ?? false)
    }

    private func reaches(_ values: [Value]) -> Bool {
        values.contains { value in
            guard let place = value.place?.withoutParentCopies else { return false }
            return start.names.contains { place.contains($0) && place != $0 }
        }
    }

    private var isInjected: Bool { start.names.contains { $0.root == .representable } }
}

extension FunctionDeclaration {
    /// The lower-case words of its name and labels.
    fileprivate var words: Set<String> {
        var words: Set<String> = []
        for text in [name] + parameters.compactMap(\.label) {
            var word = ""
            for character in text {
                if character.isUppercase {
                    words.insert(word.lowercased())
                    word = ""
                }
                word.append(character)
            }
            words.insert(word.lowercased())
        }
        return words.contains("beginning") ? words.union(["begin"]) : words
    }
}
