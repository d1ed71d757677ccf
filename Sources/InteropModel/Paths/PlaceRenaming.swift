/// When it is known what a constructed object becomes (the coordinator, the represented object), everything that was
/// said of it is said of that.
extension PathWalker {
    func rename(_ old: Place, to new: Place) {
        guard old != new else { return }
        switch old.root {
        case .construction, .opaque: break
        case .representable, .coordinator, .type: if old.path.isEmpty { return }
        default: return
        }
        let frames = FrameRenaming(old: old, new: new)
        events = events.map { $0.renaming(old, to: new, frames: frames) }
        assigned = Dictionary(
            assigned.map { ($0.moved(from: old, to: new), $1.renaming(old, to: new)) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Event {
    func renaming(_ old: Place, to new: Place, frames: FrameRenaming) -> Event {
        let renamed: Kind
        switch kind {
        case .read(let place, let type): renamed = .read(place.moved(from: old, to: new), type: type)
        case .write(let write): renamed = .write(write.renaming(old, to: new))
        case .call(let call): renamed = .call(call.renaming(old, to: new))
        }
        return Event(
            kind: renamed, site: site, conditions: conditions.map(frames.renamed), chain: chain, route: route,
            statement: statement, timing: timing, executor: executor, laterDepth: laterDepth)
    }
}

extension Write {
    func renaming(_ old: Place, to new: Place) -> Write {
        Write(
            receiver: receiver.renaming(old, to: new), member: member, place: place?.moved(from: old, to: new),
            value: value.renaming(old, to: new), operator: `operator`, declared: declared, valueSite: valueSite,
            storedClosure: storedClosure)
    }
}

extension CallEvent {
    func renaming(_ old: Place, to new: Place) -> CallEvent {
        CallEvent(
            receiver: receiver?.renaming(old, to: new), name: name, nameSite: nameSite,
            arguments: arguments.map {
                EvaluatedArgument(
                    label: $0.label, value: $0.value.renaming(old, to: new), closure: $0.closure, parameters: $0.parameters)
            },
            written: written, function: function, constructed: constructed, result: result.renaming(old, to: new),
            isClosureProperty: isClosureProperty, isFollowedClosure: isFollowedClosure)
    }
}

extension Value {
    func renaming(_ old: Place, to new: Place) -> Value {
        guard mentions(old) else { return self }
        var value = self
        value.place = place?.moved(from: old, to: new)
        value.sources = sources.map { $0.moved(from: old, to: new) }
        value.captured = captured.map { $0.moved(from: old, to: new) }
        value.tests = tests.map { $0.renaming(old, to: new) }
        value.elements = elements.map { $0.renaming(old, to: new) }
        value.alternatives = alternatives.map { $0.moved(from: old, to: new) }
        value.holds = holds.map { $0.renaming(old, to: new) }
        value.chainHolds = chainHolds.map { $0.renaming(old, to: new) }
        return value
    }
}

extension Value {
    /// Whether any of its places lies at or below `old`. Most values speak of other things, and are left as they are.
    fileprivate func mentions(_ old: Place) -> Bool {
        place.map(old.contains) == true || sources.contains(where: old.contains) || captured.contains(where: old.contains)
            || tests.contains { $0.mentions(old) } || elements.contains { $0.mentions(old) }
            || alternatives.contains(where: old.contains) || (holds + chainHolds).contains { $0.place.map(old.contains) == true }
    }
}

extension Test {
    fileprivate func mentions(_ old: Place) -> Bool {
        left.contains(where: old.contains) || right.contains(where: old.contains)
    }

    func renaming(_ old: Place, to new: Place) -> Test {
        Test(
            kind, left.map { $0.moved(from: old, to: new) }, right.map { $0.moved(from: old, to: new) }, position: position)
    }
}

/// Frames are shared by the events under them and compared by identity, so each is rebuilt once.
final class FrameRenaming {
    private let old: Place
    private let new: Place
    private var renamed: [ObjectIdentifier: ConditionFrame] = [:]

    init(old: Place, new: Place) {
        self.old = old
        self.new = new
    }

    func renamed(_ frame: ConditionFrame) -> ConditionFrame {
        if let known = renamed[ObjectIdentifier(frame)] { return known }
        let parent = frame.parent.map(renamed)
        let isTouched = frame.sources.contains(where: old.contains) || frame.tests.contains { $0.mentions(old) }
        guard isTouched || parent !== frame.parent else {
            renamed[ObjectIdentifier(frame)] = frame
            return frame
        }
        let result = ConditionFrame(
            parent: parent, tests: frame.tests.map { $0.renaming(old, to: new) },
            sources: frame.sources.map { $0.moved(from: old, to: new) }, site: frame.site, isNegated: frame.isNegated, isLoop: frame.isLoop)
        renamed[ObjectIdentifier(frame)] = result
        return result
    }
}
