import SwiftTree

/// The places under which an object or a token is known: where it was stored, added, or given.
struct NameFinder {
    /// The start's own path.
    let events: [Event]
    /// Other paths; what they construct bears the same numbers and is something else.
    let others: [Event]

    func names(of place: Place?) -> Set<Place> {
        guard let place else { return [] }
        return closure(of: [place.withoutParentCopies])
    }

    /// Where the result of a call goes; none where it is dropped.
    func names(ofResult event: Event, _ call: CallEvent) -> (names: Set<Place>, isHandedOn: Bool) {
        var seeds: Set<Place> = []
        var isHandedOn = false
        let result = call.result.place
        for other in events {
            if let result, other.site != event.site, other.givesClosure(holding: result) { seeds.insert(result) }
            if let write = other.write, takes(write.value, at: write.valueSite, event, result) {
                if let place = write.place { seeds.insert(place.withoutParentCopies) } else { isHandedOn = true }
            }
            guard let taking = other.call, other.site != event.site else { continue }
            for (argument, written) in zip(taking.arguments, taking.written)
            where takes(argument.value, at: SiteKey(file: other.site.file, range: written.value.range), event, result) {
                if Self.collecting.contains(taking.name), let place = taking.receiver?.place {
                    seeds.insert(place.withoutParentCopies.appending("[]"))
                } else if taking.function == nil, !CallEvent.harmless.contains(taking.name) {
                    isHandedOn = isHandedOn || Self.keeps(taking)
                }
            }
        }
        guard !seeds.isEmpty else { return ([], isHandedOn) }
        if let result { seeds.insert(result) }
        return (closure(of: seeds), isHandedOn)
    }

    /// Members in a name: farther away nothing is ended.
    private static let longest = 5
    /// Calls that put something into a collection.
    static let collecting: Set<String> = ["append", "insert", "add", "updateValue"]

    /// A run loop and a call that ends it keep no token for the app.
    private static func keeps(_ call: CallEvent) -> Bool {
        call.receiver?.type.instance != .external("RunLoop") && !call.name.hasPrefix("remove")
    }

    /// Whether a value is that result: by its place, or because the call stands in the expression.
    private func takes(_ value: Value, at site: SiteKey, _ event: Event, _ result: Place?) -> Bool {
        guard value.closure == nil else { return false }
        if let result, value.place == result || value.elements.contains(where: { $0.place == result }) { return true }
        return site.file == event.site.file && site.range.contains(event.site.range) && value.type.typeID == nil
    }

    /// All places that were given one of `seeds`.
    private func closure(of seeds: Set<Place>) -> Set<Place> {
        var names = seeds
        for _ in 0..<3 {
            let before = names.count
            for event in events + others.filter(\.speaksOfKeptThings) {
                guard let write = event.write, let value = write.value.place?.withoutParentCopies,
                    let place = write.place?.withoutParentCopies
                else { continue }
                // An object that keeps itself, or its owner, would name itself without end.
                guard !value.contains(place) else { continue }
                for name in names where value.contains(name) && name.path.count <= Self.longest {
                    names.insert(name.moved(from: value, to: place))
                }
            }
            if names.count == before { break }
        }
        return names
    }
}

extension Event {
    /// A closure that keeps what stands at `place` is stored or handed on: the place lives as long as the closure.
    fileprivate func givesClosure(holding place: Place) -> Bool {
        if let write { return write.value.holdsStrongly(place) }
        return call?.arguments.contains { $0.value.holdsStrongly(place) } ?? false
    }

    /// A write of something that other paths know by the same place.
    fileprivate var speaksOfKeptThings: Bool {
        guard let write, let place = write.place, let value = write.value.place else { return false }
        return !place.isLocal && !value.isLocal
    }
}

extension Place {
    /// Numbered on one path; another path's number means something else.
    var isLocal: Bool {
        switch root {
        case .construction, .opaque: true
        default: false
        }
    }
}
