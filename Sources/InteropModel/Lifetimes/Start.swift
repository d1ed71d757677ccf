import SwiftTree

/// A call that starts something which goes on until it is ended.
package struct Start: Sendable {
    package let event: Event
    package let call: CallEvent
    package let path: Path
    package let pair: StartStopPair
    /// The places under which the code knows what ends it: the object, or the token.
    package let names: Set<Place>
    /// Its token or object is given to code that does not resolve: who keeps it cannot be known.
    package let isHandedOn: Bool

    /// What must be ended is a token or an object that nobody keeps.
    package var isDropped: Bool {
        (pair.handle == .token || pair.handle == .result) && names.isEmpty && !isHandedOn
    }

    /// Whether what is started keeps the object at `place` alive: as its target, through a closure, or through an object
    /// made here that holds it strongly.
    func keeps(_ place: Place) -> Bool {
        guard pair.keepsTargetStrongly == .yes else { return false }
        return call.arguments.contains { argument in
            guard let target = argument.value.place else { return argument.value.holdsStrongly(place) }
            return target == place || argument.value.holdsStrongly(place) || isHeld(place, by: target)
        }
    }

    private func isHeld(_ place: Place, by proxy: Place) -> Bool {
        guard case .construction = proxy.root else { return false }
        return path.events.contains { event in
            guard let write = event.write, write.receiver.place == proxy, write.value.place == place else { return false }
            return write.declared.map { !$0.declaration.head.has("weak") && !$0.declaration.head.has("unowned") } ?? true
        }
    }

    /// Whether it does so through a closure, and not as a target, handler or delegate.
    func keepsByClosure(_ place: Place) -> Bool {
        pair.keepsTargetStrongly == .yes && call.arguments.contains { $0.value.holdsStrongly(place) }
    }

    /// The string literals among its arguments: a handler's name, a key path.
    var literals: Set<String> { call.literals }

    /// Whether `event` happens inside a closure that was given to this call.
    func contains(_ other: Event) -> Bool {
        let closures = call.arguments.compactMap(\.closure)
        guard !closures.isEmpty else { return false }
        let sites = [other.site] + (other.chain?.steps.map(\.site) ?? [])
        return closures.contains { closure in
            sites.contains { $0.file == event.site.file && closure.range.contains($0.range) }
        }
    }

    /// The method named by the start's selector.
    var selector: String? {
        for argument in call.written {
            guard case .selector(let expression) = argument.value.kind else { continue }
            return expression.selectorName
        }
        return nil
    }
}

extension CallEvent {
    var literals: Set<String> {
        Set(
            arguments.compactMap { argument in
                if case .string(let text) = argument.value.literal { text } else { nil }
            } + written.compactMap(\.value.keyPathName))
    }
}

extension Expression {
    /// `rate` in `#keyPath(AVPlayer.rate)`.
    fileprivate var keyPathName: String? {
        if case .keyPath(let names) = kind { names.last } else { nil }
    }

    /// `tick` in `#selector(tick)`, `#selector(Coordinator.tick(_:))`.
    var selectorName: String? {
        switch kind {
        case .identifier(let name), .member(_, let name, _): name
        case .call(let call): call.callee.selectorName
        case .cast(let base, _, _): base.selectorName
        default: nil
        }
    }
}

extension Place {
    /// A place in a parent copy is one in the representable.
    var withoutParentCopies: Place {
        if case .parent = root { Place(.representable, path) } else { self }
    }
}
