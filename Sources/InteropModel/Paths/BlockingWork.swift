import SwiftTree

/// Calls of a path that make the thread wait for slow work.
extension Project {
    /// The slow call that `event` is, by the table; nil where what it is given makes it quick.
    package func blockingCall(_ event: Event, of representable: Representable, _ paths: RepresentablePaths) -> BlockingCall? {
        guard let call = event.call, call.function == nil, let blocking = known(call, event, on: representable.platforms),
            !isQuick(blocking, call, at: event.site), !mayHaveRunBefore(event, representable, paths)
        else { return nil }
        return blocking
    }

    /// A lazy property of an object that others use too has most often been read before.
    private func mayHaveRunBefore(_ event: Event, _ representable: Representable, _ paths: RepresentablePaths) -> Bool {
        let own = [representable.type, representable.coordinator?.type, paths.representedType.typeID].compactMap { $0 }.map {
            table[$0].name
        }
        return event.conditions?.frames.contains { frame in
            guard frame.tests.contains(where: { $0.kind == .once }) else { return false }
            let types = files[frame.site.file].path(to: frame.site.range).compactMap { step in
                if case .type(let type) = step { type.name.last } else { nil }
            }
            return types.last.map(own.contains) != true
        } ?? false
    }

    private func known(_ call: CallEvent, _ event: Event, on platforms: PlatformSet) -> BlockingCall? {
        let labels = call.written.map(\.label)
        if let type = call.constructed {
            return BlockingCalls.call("init", on: names(of: type, on: platforms), isStatic: false, labels: labels)
        }
        if let receiver = call.receiver {
            let isStatic = if case .metatype = receiver.type { true } else { false }
            let ancestry = names(of: receiver.type.instance, on: platforms)
            if let known = BlockingCalls.call(call.name, on: ancestry, isStatic: isStatic, labels: labels) { return known }
        }
        // Nothing stands in front of the name.
        guard call.nameSite.range.start == event.site.range.start else { return nil }
        return BlockingCalls.call(call.name, on: [], isStatic: false, labels: labels)
    }

    /// A framework's type and its superclasses; inside an extension of it, too.
    private func names(of type: StaticType, on platforms: PlatformSet) -> [String] {
        if let id = type.typeID, table[id].declaration == nil { return [table[id].name] }
        return table.frameworkAncestry(of: type, platforms: platforms)
    }

    private func isQuick(_ blocking: BlockingCall, _ call: CallEvent, at site: SiteKey) -> Bool {
        switch blocking.work {
        case .parses: return blocking.labels.contains("options") && !asksForHTML(call, at: site)
        case .decodes: return call.written.contains { $0.label == "from" && $0.value.isMadeOfText }
        case .waits: return isMomentary(call)
        case .reads, .camera: return false
        }
    }

    // MARK: Waiting

    /// A queue used as a lock around a property, or a wait that gives up at once.
    private func isMomentary(_ call: CallEvent) -> Bool {
        if call.name == "sync" { return call.arguments.last?.closure?.isAccess == true }
        return call.written.contains { argument in
            guard argument.label == "timeout", case .call(let limit) = argument.value.kind else { return false }
            return limit.callee.calledName == "now"
        }
    }

    // MARK: HTML

    private func asksForHTML(_ call: CallEvent, at site: SiteKey) -> Bool {
        guard let options = call.written.first(where: { $0.label == "options" })?.value else { return false }
        if options.namesHTML { return true }
        guard case .identifier(let name) = options.kind else { return false }
        // The options stand in a local.
        return files[site.file].path(to: site.range).contains { step in
            guard case .function(let function) = step else { return false }
            return function.body?.declares(name) { $0.namesHTML } ?? false
        }
    }
}

extension Block {
    /// Whether a local `name` is given a value that holds.
    fileprivate func declares(_ name: String, where holds: (Expression) -> Bool) -> Bool {
        var found = false
        visitStatements { statement in
            guard case .variable(let variable) = statement.kind else { return }
            for binding in variable.bindings {
                if case .identifier(name, _) = binding.pattern, let value = binding.value, holds(value) { found = true }
            }
        }
        return found
    }
}

extension Expression {
    fileprivate var namesHTML: Bool {
        var found = false
        visit { part in
            switch part.kind {
            case .implicitMember("html"), .member(_, "html", _), .literal(.string("NSHTML")): found = true
            default: break
            }
        }
        return found
    }

    /// `Data("…".utf8)`, `"…".data(using:)`: what stands in the source is small.
    fileprivate var isMadeOfText: Bool {
        var hasText = false
        var hasMore = false
        visit { part in
            switch part.kind {
            case .literal(.string): hasText = true
            case .identifier(let name) where name.first?.isUppercase == true: break
            case .identifier, .interpolation, .unknown: hasMore = true
            default: break
            }
        }
        return hasText && !hasMore
    }
}

extension Closure {
    /// It only gets or sets what is stored.
    fileprivate var isAccess: Bool {
        var isAccess = body.statements.count == 1
        body.visitExpressions { expression in
            switch expression.kind {
            case .call(let call):
                if !Self.accesses.contains(call.callee.calledName ?? "") { isAccess = false }
            case .closure: isAccess = false
            default: break
            }
        }
        return isAccess
    }

    /// Methods of standard collections that take no work of the project's own.
    private static let accesses = PathWalker.mutations.union([
        "contains", "first", "last", "prefix", "suffix", "dropFirst", "dropLast", "index",
    ])
}
