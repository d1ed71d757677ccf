import SwiftTree

/// A closure literal that a framework calls on another thread than the main one.
package struct OffMainClosure: Sendable {
    package let event: Event
    package let call: CallEvent
    package let fact: OffMainCall
    package let closure: Closure

    package var site: SiteKey { SiteKey(file: event.site.file, range: closure.range) }
}

extension Project {
    /// The closures that calls on one path hand to another thread.
    package func offMainClosures(on path: Path, of representable: Representable, _ paths: RepresentablePaths) -> [OffMainClosure] {
        path.events.flatMap { event -> [OffMainClosure] in
            guard let call = event.call, call.function == nil, !call.isClosureProperty else { return [] }
            return zip(call.arguments, call.written).compactMap { argument, written in
                guard let closure = argument.closure, let fact = fact(for: written, of: call, on: representable),
                    queueNature(of: fact, call: call, on: representable, paths: paths, events: path.events) == .other
                else { return nil }
                return OffMainClosure(event: event, call: call, fact: fact, closure: closure)
            }
        }
    }

    private func fact(for argument: Argument, of call: CallEvent, on representable: Representable) -> OffMainCall? {
        let type = call.receiver?.type.instance ?? .unknown
        let receiver: OffMainCalls.Receiver =
            type == .unknown ? .unknown : .known(table.frameworkAncestry(of: type, platforms: representable.platforms))
        return OffMainCalls.call(call.name, argument: argument, of: call.written, on: receiver)
    }
}
