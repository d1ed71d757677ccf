import SwiftTree

/// A closure literal that a framework calls on another thread than the main one.
package struct OffMainClosure: Sendable {
    package let event: Event
    package let call: CallEvent
    package let fact: OffMainCall
    package let closure: Closure
    /// Where it is written.
    package let site: SiteKey
}

extension Project {
    /// The closures that calls on one path hand to another thread.
    package func offMainClosures(on path: Path, of representable: Representable, _ paths: RepresentablePaths) -> [OffMainClosure] {
        path.events.flatMap { event -> [OffMainClosure] in
            guard let call = event.call, call.function == nil, !call.isClosureProperty else { return [] }
            return zip(call.arguments, call.written).compactMap { argument, written in
                guard argument.closure != nil || argument.value.closureSite != nil,
                    let fact = fact(for: written, of: call, on: representable),
                    queueNature(of: fact, call: call, on: representable, paths: paths, events: path.events) == .other
                else { return nil }
                if let closure = argument.closure {
                    let site = SiteKey(file: event.site.file, range: closure.range)
                    return OffMainClosure(event: event, call: call, fact: fact, closure: closure, site: site)
                }
                guard let site = argument.value.closureSite, let closure = closureOfLocal(at: site) else { return nil }
                return OffMainClosure(event: event, call: call, fact: fact, closure: closure, site: site)
            }
        }
    }

    /// The literal that a local is begun with whose type does not say that it is `@Sendable`.
    private func closureOfLocal(at site: SiteKey) -> Closure? {
        let steps = files[site.file].path(to: site.range)
        guard case .closure(let closure, nil, _) = steps.last, closure.range == site.range,
            case .variable(let variable)? = steps.statement?.kind,
            let binding = variable.bindings.first(where: { $0.value?.range == site.range })
        else { return nil }
        guard let type = binding.type?.unwrapped else { return closure }
        guard case .function = type.kind, !type.attributes.contains(where: { $0 == "Sendable" || $0.hasSuffix("Actor") }) else {
            return nil
        }
        return closure
    }

    private func fact(for argument: Argument, of call: CallEvent, on representable: Representable) -> OffMainCall? {
        let type = call.receiver?.type.instance ?? .unknown
        let receiver: OffMainCalls.Receiver =
            type == .unknown ? .unknown : .known(table.frameworkAncestry(of: type, platforms: representable.platforms))
        return OffMainCalls.call(call.name, argument: argument, of: call.written, on: receiver)
    }
}
