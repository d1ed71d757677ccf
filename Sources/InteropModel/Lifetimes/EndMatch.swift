import SwiftTree

/// Whether one call or write ends what one start began.
struct EndMatch {
    let start: Start
    let table: TypeTable
    let platforms: PlatformSet

    /// - Parameter isSamePath: it happens on the start's own path, where constructed objects bear the same numbers.
    func isEnd(_ event: Event, isSamePath: Bool) -> Bool {
        start.pair.ends.contains { end in
            switch end {
            case .call(let name): event.call.map { $0.name == name && isEnd($0, event, isSamePath) } ?? false
            case .assignment(let member, let value): event.write.map { isEnd($0, member: member, value: value, isSamePath) } ?? false
            case .release: false
            }
        }
    }

    private func isEnd(_ call: CallEvent, _ event: Event, _ isSamePath: Bool) -> Bool {
        guard call.function == nil, call.constructed == nil else { return false }
        if !start.literals.isEmpty, !call.literals.isEmpty, start.literals.isDisjoint(with: call.literals) { return false }
        switch start.pair.handle {
        case .receiver, .result:
            return isCompatible(call.receiver) && mayBe(call.receiver?.place, isSamePath)
        case .token:
            // A token in a local is dropped, but for the closure that ends itself.
            if start.isDropped { return start.contains(event) }
            return call.arguments.contains { mayBe($0.value.place, isSamePath) }
        case .argument:
            return mayBe(call.receiver?.place, isSamePath) || call.arguments.contains { mayBe($0.value.place, isSamePath) }
                || call.receiver?.place == start.call.receiver?.place
        }
    }

    private func isEnd(_ write: Write, member: String, value: String, _ isSamePath: Bool) -> Bool {
        let isGiven = value == "nil" ? write.value.isNil : write.value.literal == .boolean(value == "true")
        guard isGiven else { return false }
        // `player = nil` on whatever holds it, under whatever name.
        if write.member == member { return true }
        return value == "nil" && write.place.map { start.names.contains($0.withoutParentCopies) } ?? false
    }

    /// The receiver is not known to be of another class.
    private func isCompatible(_ receiver: Value?) -> Bool {
        guard let receiver else { return false }
        let ancestry = table.frameworkAncestry(of: receiver.type.instance, platforms: platforms)
        let wanted = start.pair.name == "displayLink" ? "CADisplayLink" : start.pair.receiver
        if ancestry.isEmpty || ancestry.contains(wanted) || wanted == "NSObject" { return true }
        return !ancestry.contains { FrameworkClasses.named($0) != nil || StartStopPairs.isReceiver($0) }
    }

    /// Whether the place can be one of the start's names: equal, or not known to be another.
    private func mayBe(_ place: Place?, _ isSamePath: Bool) -> Bool {
        guard let place = place?.withoutParentCopies else { return true }
        // What another path constructs is something else.
        if !isSamePath, case .construction = place.root { return false }
        if start.names.contains(place) || start.isHandedOn { return true }
        if place.path.isEmpty, Self.isAnchored(place) { return false }
        if start.isDropped { return place.isLocal }
        return !start.names.contains { isOther($0, than: place) }
    }

    /// Two stored properties of one object are two things.
    private func isOther(_ name: Place, than place: Place) -> Bool {
        name.root == place.root && Self.isAnchored(place) && name.path.count == place.path.count
            && name.path.dropLast() == place.path.dropLast()
            && name.last != place.last
    }

    private static func isAnchored(_ place: Place) -> Bool {
        switch place.root {
        case .coordinator, .represented, .representable, .type: true
        default: false
        }
    }
}

extension StartStopPairs {
    /// Whether some pair starts on an object of this class.
    static func isReceiver(_ name: String) -> Bool {
        all.contains { $0.receiver == name }
    }
}
