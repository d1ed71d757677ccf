/// An event that makes one object a part of another that stays: a view added to the represented one, a player assigned
/// to a controller, a layer kept by the coordinator.
package struct Attachment: Sendable {
    package enum Form: Sendable {
        /// A further one each time.
        case added
        /// In place of the one before.
        case assigned
    }

    package let event: Event
    /// Its index among the path's events.
    let index: Int
    /// The object that stays.
    package let receiver: Value
    package let value: Value
    /// The member assigned or the call's base name.
    package let name: String
    package let form: Form
    /// The table's description of the call, where it has one.
    package let call: AccumulatingCall?

    init?(_ event: Event, at index: Int, table: TypeTable, platforms: PlatformSet) {
        self.event = event
        self.index = index
        if let write = event.write {
            receiver = write.receiver
            value = write.value
            name = write.member
            form = write.operator == "=" ? .assigned : .added
            call = nil
        } else if let call = event.call, call.function == nil, call.constructed == nil, let object = call.receiver {
            let ancestry = table.frameworkAncestry(of: object.type, platforms: platforms)
            let known = AccumulatingCalls.call(call.name, arguments: call.written, of: ancestry)
            guard known?.kind == .attachment || Self.isSetter(call, ancestry), let first = call.arguments.first else { return nil }
            receiver = object
            value = first.value
            name = call.name
            form = known == nil && !call.mutatesReceiver ? .assigned : .added
            self.call = known
        } else {
            return nil
        }
    }

    /// What a condition is compared with to be a change guard for it.
    package var subject: ChangeGuard.Subject {
        // An element put into a collection is a write of that collection.
        if event.call?.mutatesReceiver == true, let place = receiver.place, let member = place.last {
            return ChangeGuard.Subject(object: place.parent, members: [member], nature: .attachment)
        }
        return ChangeGuard.Subject(
            object: receiver.place, members: Set(call?.comparedWith ?? []).union([name] + setMember), nature: .attachment,
            parts: value.denoted)
    }

    /// `viewControllers` for `setViewControllers`, `scene` for `presentScene`.
    private var setMember: [String] {
        guard let call = event.call else { return FeedbackMembers.members(named: name, isCall: false).flatMap(\.comparedWith) }
        let known = FeedbackMembers.members(named: call.name, isCall: true).flatMap(\.comparedWith)
        guard call.name.hasPrefix("set"), let first = call.name.dropFirst(3).first else { return known }
        return known + [first.lowercased() + call.name.dropFirst(4)]
    }

    /// A method that takes the object in: `setViewControllers`, `presentScene`, and a collection's `append`.
    private static func isSetter(_ call: CallEvent, _ ancestry: [String]) -> Bool {
        call.mutatesReceiver || call.name == "presentScene" || (call.name.hasPrefix("set") && !ancestry.isEmpty)
    }
}

extension Attachment {
    /// Whether what it attaches to stays after this pass: the represented object, the coordinator, something reached from
    /// them, from an object that the representable is given, or from the app itself.
    var isToKept: Bool {
        guard let place = receiver.place else { return false }
        switch place.root {
        case .represented, .coordinator: return true
        case .representable, .parent: return !place.path.isEmpty
        case .type: return form == .added && !place.path.isEmpty
        case .owner, .context, .environment, .construction, .previous, .opaque: return false
        }
    }
}
