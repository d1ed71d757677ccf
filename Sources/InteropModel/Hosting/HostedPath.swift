import SwiftTree

/// What one path does with hosting controllers and hosting views.
package struct HostedPath: Sendable {
    package let path: Path
    /// nil for the initial values.
    package let method: Host.Method?
    package let objects: [HostedObject]
}

/// Reads off a path what is done with each hosting controller.
struct HostedPathReader {
    private let path: Path
    private let method: Host.Method?
    private var objects: HostedObjects
    private let lasting: LastingObjects
    /// The calls that the path leads into: what they do with their arguments is on the path itself.
    private let followed: Set<SiteKey>

    init(path: Path, method: Host.Method?, objects: HostedObjects) {
        self.path = path
        self.method = method
        self.objects = objects
        followed = Set(path.events.compactMap(\.chain?.site))
        lasting = LastingObjects(path: path, followed: followed)
    }

    mutating func read() -> HostedPath {
        for (index, event) in path.events.enumerated() {
            if let write = event.write {
                read(write, event, index)
            } else if let call = event.call {
                read(call, event, index)
            }
        }
        for result in [path.result] + path.closureResults {
            for object in objects.controllers(in: result) { note(.returned, object, nil, path.events.count) }
            for object in objects.views(in: result) { note(.view(.returned), object, nil, path.events.count) }
        }
        return HostedPath(path: path, method: method, objects: objects.all)
    }

    private mutating func note(_ kind: HostingStep.Kind, _ object: Int, _ event: Event?, _ index: Int, isLasting: Bool = true) {
        objects.note(kind, of: object, event, at: index, isLasting: isLasting)
    }

    // MARK: Writes

    private mutating func read(_ write: Write, _ event: Event, _ index: Int) {
        if write.operator == "=", let place = write.place { objects.forget(elementsOf: place) }
        for object in objects.controllers(in: write.value) { take(object, write, event, index) }
        for object in objects.views(in: write.value) {
            if let declared = write.declared, declared.isWeak || declared.declaration.isComputed { continue }
            note(
                .view(.assigned(to: write.member, receiver: write.receiver)), object, event, index,
                isLasting: lasting.contains(write.receiver.place))
            if !objects.all[object].isController { objects.name(object, write.place, property: write.declared) }
        }
        readCaptures(in: write.value, event, index)
        if let frame = Self.frame(around: write), let object = objects.owner(ofPartAt: frame) { note(.view(.framed), object, event, index) }
        guard let step = Self.viewMembers[write.member], !Self.leavesAlone(write) else { return }
        for object in objects.views(in: write.receiver) { note(.view(step), object, event, index) }
    }

    /// `host.view.frame` of `host.view.frame.size.height = 60`.
    private static func frame(around write: Write) -> Place? {
        guard let place = write.receiver.place, let index = place.path.lastIndex(of: "frame") else { return nil }
        return Place(place.root, Array(place.path.prefix(index + 1)))
    }

    private mutating func take(_ object: Int, _ write: Write, _ event: Event, _ index: Int) {
        guard let declared = write.declared else {
            // A local's or a framework's member.
            if !WeakReferences.isDelegate(write.member) { note(.handedOn, object, event, index) }
            return
        }
        // What a setter does with it is on the path itself.
        if declared.declaration.isComputed { return }
        if !declared.isWeak { note(.stored, object, event, index) }
        objects.name(object, write.operator == "=" ? write.place : nil, property: declared)
    }

    /// Source: Apple doc uikit/uiview (frame, autoresizingMask, translatesAutoresizingMaskIntoConstraints), appkit/nsview.
    private static let viewMembers: [String: HostingStep.ViewStep] = [
        "frame": .framed, "autoresizingMask": .sized, "translatesAutoresizingMaskIntoConstraints": .sized,
    ]

    /// `translatesAutoresizingMaskIntoConstraints = true`, `autoresizingMask = []`: as it is from the start.
    private static func leavesAlone(_ write: Write) -> Bool {
        switch write.member {
        case "translatesAutoresizingMaskIntoConstraints": write.value.literal == .boolean(true)
        case "autoresizingMask": write.value.elements.isEmpty && write.value.implicitMember == nil && write.value.sources.isEmpty
        default: false
        }
    }

    // MARK: Calls

    private mutating func read(_ call: CallEvent, _ event: Event, _ index: Int) {
        if let type = call.constructed, let place = call.result.place, call.function == nil {
            objects.construct(type, at: place, by: event)
        }
        let isFollowed = call.function != nil && followed.contains(event.site)
        if let receiver = call.receiver, !isFollowed { readReceiver(receiver, call, event, index) }
        for (argument, written) in zip(call.arguments, call.written) {
            if !call.finishes(written) { readCaptures(in: argument.value, event, index) }
            if isFollowed { continue }
            for object in objects.controllers(in: argument.value) { give(object, to: call, event, index) }
            for object in objects.views(in: argument.value) { giveView(object, as: argument.label, to: call, event, index) }
            readAnchors(in: argument.value, event, index)
        }
    }

    private mutating func give(_ object: Int, to call: CallEvent, _ event: Event, _ index: Int) {
        guard call.constructed == nil else { return note(.handedOn, object, event, index) }
        if call.mutatesReceiver, let place = call.receiver?.place {
            note(.stored, object, event, index)
            if place.root == .owner, place.path.count == 1, let name = place.last {
                objects.name(object, nil, property: objects.lookup.property(named: name, of: objects.ownType))
            }
            return
        }
        switch call.name {
        case _ where HostingCalls.adoptions.contains(call.name): note(.child, object, event, index)
        case _ where HostingCalls.presentations.contains(call.name): note(.presented, object, event, index)
        default: note(.handedOn, object, event, index)
        }
    }

    private mutating func giveView(_ object: Int, as label: String?, to call: CallEvent, _ event: Event, _ index: Int) {
        if call.constructed != nil {
            let view: HostingStep.ViewStep
            switch label {
            case "arrangedSubviews", "views": view = .added(to: call.result)
            case "customView": view = .assigned(to: "customView", receiver: call.result)
            default: view = .sized
            }
            note(.view(view), object, event, index, isLasting: lasting.contains(call.result.place))
        } else if let receiver = call.receiver, HostingCalls.additions.contains(call.name) {
            // Beside which other, or in whose place, is another matter.
            guard label == nil || label == "with" else { return }
            note(.view(.added(to: receiver)), object, event, index, isLasting: lasting.contains(receiver.place))
            if HostingCalls.arrangements.contains(call.name) { note(.view(.sized), object, event, index) }
        } else if !HostingCalls.looks.contains(call.name) {
            note(.view(.sized), object, event, index)
        }
    }

    /// `other.topAnchor.constraint(equalTo: host.view.topAnchor)`
    private mutating func readAnchors(in value: Value, _ event: Event, _ index: Int) {
        guard let place = value.place, place.last?.hasSuffix("Anchor") == true, let object = objects.owner(ofPartAt: place) else { return }
        note(.view(.sized), object, event, index)
    }

    private mutating func readReceiver(_ receiver: Value, _ call: CallEvent, _ event: Event, _ index: Int) {
        for object in objects.controllers(in: receiver) {
            switch call.name {
            case "didMove":
                note(call.arguments.first?.value.isNil == true ? .movedToNil : .moved, object, event, index)
            case "removeFromParent", "removeFromParentViewController":
                note(.left, object, event, index)
            default:
                if !HostingCalls.harmless.contains(call.name), !call.isClosureProperty { note(.handedOn, object, event, index) }
            }
        }
        let ofViews = objects.views(in: receiver)
        for object in ofViews {
            switch call.name {
            case "removeFromSuperview", "removeFromSuperviewWithoutNeedingDisplay": note(.view(.removed), object, event, index)
            case "setFrameSize", "setFrameOrigin": note(.view(.framed), object, event, index)
            default: if !HostingCalls.looks.contains(call.name) { note(.view(.sized), object, event, index) }
            }
        }
        guard ofViews.isEmpty, let place = receiver.place, Self.leadsToConstraints(place, call.name),
            let object = objects.owner(ofPartAt: place)
        else { return }
        note(.view(.sized), object, event, index)
    }

    /// `host.view.topAnchor.constraint(…)`, `host.view.snp.makeConstraints { … }`, `host.view.pin.all()`.
    private static func leadsToConstraints(_ place: Place, _ call: String) -> Bool {
        place.path.contains { $0.hasSuffix("Anchor") || $0.hasSuffix("Anchors") || ["snp", "pin", "anchor", "edges"].contains($0) }
            || call.utf8.holds("constrain") || call.utf8.holds("Constrain")
    }

    // MARK: Closures

    private mutating func readCaptures(
        in value: Value, _ event: Event, _ index: Int
    ) {
        for captured in value.holds where captured.strength == .strong {
            for object in objects.controllers(in: Value(place: captured.place, type: captured.type)) {
                note(.captured, object, event, index)
            }
        }
    }
}

extension CallEvent {
    /// Whether the closure given is over when the call is.
    func finishes(_ closure: Argument) -> Bool {
        guard constructed == nil, function == nil else { return false }
        if case .now = ClosureDisposition(callee: name, argument: closure, of: Call(callee: closure.value, arguments: written)) {
            return true
        }
        return false
    }
}
