import SwiftTree

/// A representable's own value, given where an object is wanted.
package struct ValueTarget: Sendable {
    package enum Role: Sendable {
        case target, observer
    }

    package let role: Role
    /// The `self`.
    package let site: SiteKey
    /// The method that its selector names.
    package let action: String?
    /// `context.coordinator`, where it can stand in its place.
    package let replacement: String?
}

/// Finds the places where a struct is given as a target or observer: as `Any` it is copied into a box, which knows no
/// selector and which nothing keeps.
package struct ValueTargets {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    package init(table: TypeTable, representable: Representable, paths: RepresentablePaths) {
        self.table = table
        self.representable = representable
        self.paths = paths
    }

    /// Each place once.
    package var all: [ValueTarget] {
        guard !table[representable.type].isReference else { return [] }
        var found: [ValueTarget] = []
        for path in paths.everything {
            for event in path.events {
                guard let target = target(event, on: path), !found.contains(where: { $0.site == target.site }) else { continue }
                found.append(target)
            }
        }
        return found
    }

    private func target(_ event: Event, on path: Path) -> ValueTarget? {
        if let write = event.write {
            guard write.member == "target", write.declared == nil, isValue(write.value),
                table.isFramework(write.receiver.type, on: representable.platforms)
            else { return nil }
            return ValueTarget(
                role: .target, site: event.chain == nil ? write.valueSite : given(event, on: path), action: nil, replacement: nil)
        }
        guard let call = event.call, call.function == nil, let argument = argument(of: call), isValue(call.arguments[argument.index].value)
        else { return nil }
        let action = call.written.lazy.compactMap(\.value.selectorMethod).first
        let isDirect = event.chain == nil
        let site = isDirect ? SiteKey(file: event.site.file, range: call.written[argument.index].value.range) : given(event, on: path)
        return ValueTarget(
            role: argument.role == .target ? .target : .observer, site: site, action: action,
            replacement: isDirect && !isKept(by: call) ? contextCoordinator(action, on: path) : nil)
    }

    /// The representable itself, or the copy of it that the coordinator keeps.
    private func isValue(_ value: Value) -> Bool {
        guard let place = value.place, place.path.isEmpty else { return false }
        switch place.root {
        case .representable, .parent: return true
        default: return false
        }
    }

    private func argument(of call: CallEvent) -> (index: Int, role: WeakReferences.Role)? {
        guard let argument = WeakReferences.targetArgument(of: call.name, labels: call.written.map(\.label)),
            call.written.count == call.arguments.count
        else { return nil }
        if let constructed = call.constructed, let id = constructed.typeID {
            // A type of the project may take a value as its target; what its initializer does with it is on the path.
            let hasOwn = (table[id].members.functions["init"] ?? []).contains { initializer in
                initializer.declaration.parameters.contains { $0.label == "target" }
            }
            return table.isFramework(constructed, on: representable.platforms) && !hasOwn ? argument : nil
        }
        let owner = call.constructed ?? call.receiver?.type.instance ?? .unknown
        return table.isFramework(owner, on: representable.platforms) || call.written.contains(where: \.value.isSelector) ? argument : nil
    }

    /// Where the value went into the helpers that lead to the event: the nearest call that stands in the type's own code.
    private func given(_ event: Event, on path: Path) -> SiteKey {
        var site = event.write?.valueSite ?? event.site
        if let call = event.call, let argument = argument(of: call) {
            site = SiteKey(file: event.site.file, range: call.written[argument.index].value.range)
        }
        for step in (event.chain?.steps ?? []).reversed() {
            guard let call = path.events.first(where: { $0.site == step.site && $0.call != nil })?.call,
                let index = call.arguments.firstIndex(where: { isValue($0.value) }), call.written.indices.contains(index)
            else { return site }
            site = SiteKey(file: step.site.file, range: call.written[index].value.range)
        }
        return site
    }

    // MARK: What can stand in its place

    /// What keeps its target would keep the coordinator, and would have to be ended, too.
    private func isKept(by call: CallEvent) -> Bool {
        guard let owner = call.constructed ?? call.receiver?.type.instance else { return false }
        let names = owner.externalName.map { [$0] } ?? table.frameworkAncestry(of: owner, platforms: representable.platforms)
        return StartStopPairs.start(call.name, arguments: call.written, of: names) != nil
    }

    /// The coordinator, where it has the method.
    private func contextCoordinator(_ action: String?, on path: Path) -> String? {
        guard let entry = path.entry, entry.owner == representable.type, representable.lifecycle.makeCoordinator != nil, let action,
            let type = representable.coordinator?.type, table[type].isReference,
            !table.functions(named: action, of: .project(type), platforms: representable.platforms).isEmpty
        else { return nil }
        return entry.declaration.parameters.first { $0.label == "context" }.map { $0.name + ".coordinator" }
    }
}

extension Expression {
    /// `#selector(…)`, `Selector("…")`, `NSSelectorFromString("…")`.
    fileprivate var isSelector: Bool {
        switch kind {
        case .selector: return true
        case .call(let call):
            if case .identifier(let name) = call.callee.kind { return name == "Selector" || name == "NSSelectorFromString" }
            return false
        default: return false
        }
    }

    /// `pressed` in `#selector(Keeper.pressed(_:))`.
    fileprivate var selectorMethod: String? {
        if case .selector(let method) = kind { method.selectorName } else { nil }
    }
}
