/// A call on the update path that piles up, or presents again, each time the path runs.
package struct Registration: Sendable {
    package enum Weight: Sendable {
        case certain
        /// It adds what is there already.
        case existing
    }

    package let event: Event
    package let call: AccumulatingCall
    package let weight: Weight
}

/// Finds the calls that pile up.
package struct Registrations {
    package let all: [Registration]

    package func sites(of kinds: Set<AccumulatingCall.Kind>) -> Set<SiteKey> {
        Set(all.filter { kinds.contains($0.call.kind) }.map(\.event.site))
    }

    package init(project: Project, representable: Representable, path: Path, representedType: StaticType) {
        let search = Search(
            path: path, table: project.table, platforms: representable.platforms,
            changes: ChangeGuard(project: project, representable: representable, path: path, representedType: representedType),
            objects: MadeObjects(path: path, table: project.table, platforms: representable.platforms),
            work: UpdateWork(project: project, representable: representable, path: path, representedType: representedType))
        all = path.events.indices.compactMap(search.registration)
    }

    private struct Search {
        let path: Path
        let table: TypeTable
        let platforms: PlatformSet
        let changes: ChangeGuard
        let objects: MadeObjects
        let work: UpdateWork

        func registration(at index: Int) -> Registration? {
            let event = path.events[index]
            guard !event.isStored, let call = event.call, call.function == nil, call.constructed == nil,
                let known = known(call), !work.answers(for: event), !isFresh(call, known, at: index), piles(call, known, at: index),
                !isUndone(call, known, before: event), !changes.guards(event, subject: subject(call, known))
            else { return nil }
            // Nothing can be said of an object of which nothing is known.
            if known.kind == .attachment, call.arguments.first?.value.denoted.isEmpty ?? true { return nil }
            let isExisting = known.kind == .attachment && !isNew(call, known, at: index)
            return Registration(event: event, call: known, weight: isExisting ? .existing : .certain)
        }

        private func known(_ call: CallEvent) -> AccumulatingCall? {
            guard let receiver = call.receiver else { return nil }
            if case .metatype(let type) = receiver.type {
                return AccumulatingCalls.call(call.name, arguments: call.written, of: type.externalName.map { [$0] } ?? ["?"])
            }
            var ancestry = table.frameworkAncestry(of: receiver.type, platforms: platforms)
            if call.name == "sink" { ancestry = ["Publisher"] }
            if ancestry.isEmpty, receiver.type != .unknown, receiver.type.typeID != nil { return nil }
            if !ancestry.contains(where: { FrameworkClasses.named($0) != nil || $0 == "NSObject" || $0 == "Publisher" }) { ancestry = [] }
            let known = AccumulatingCalls.call(call.name, arguments: call.written, of: ancestry)
            // Where the class is unknown only a name that means one thing will do.
            guard let known, ancestry.isEmpty else { return known }
            return isTelling(call, known) ? known : nil
        }

        /// Whether name and arguments alone tell what it is.
        private func isTelling(_ call: CallEvent, _ known: AccumulatingCall) -> Bool {
            switch known.kind {
            case .attachment: known.name != "addChild" && known.name != "insertChild" && known.name != "addView"
            case .presentation: known.label != nil
            case .observer: (known.name != "addObserver" || known.label == "forKeyPath") && known.name != "addTarget" && known.name != "add"
            case .subscription: known.name == "sink" || call.written.first?.value.isKeyPath == true
            case .target, .action: false
            case .timer: false
            }
        }

        private func subject(_ call: CallEvent, _ known: AccumulatingCall) -> ChangeGuard.Subject {
            ChangeGuard.Subject(
                object: call.receiver?.place, members: Set(known.comparedWith).union([known.name]),
                nature: known.kind == .attachment ? .attachment : .write,
                parts: parts(call, known))
        }

        /// The object that is attached or presented.
        private func parts(_ call: CallEvent, _ known: AccumulatingCall) -> [Place] {
            let value: Value?
            switch known.kind {
            case .attachment: value = call.arguments.first?.value
            case .presentation: value = Self.comesFromReceiver(known) ? call.arguments.first?.value : call.receiver
            case .target, .action, .observer, .subscription, .timer: value = nil
            }
            return value?.denoted ?? []
        }

        /// Whether the object that is added is made each time: a lazy one, or one made where there is none yet, is not.
        private func isNew(_ call: CallEvent, _ known: AccumulatingCall, at index: Int) -> Bool {
            guard let value = call.arguments.first?.value else { return false }
            let subject = subject(call, known)
            return objects.numbers(in: value, at: index).contains { number in
                objects.all[number].map { !changes.guards($0.event, subject: subject) } ?? true
            }
        }

        /// `controller.present(…)` comes from its receiver, `popover.show(relativeTo:of:)` from its anchor.
        private static func comesFromReceiver(_ known: AccumulatingCall) -> Bool {
            known.name.hasPrefix("present") || known.name == "beginSheet" || known.name == "addChildWindow"
        }

        // MARK: Silent

        /// What it is called on, or what a presentation comes from, is made on this path.
        private func isFresh(_ call: CallEvent, _ known: AccumulatingCall, at index: Int) -> Bool {
            guard known.kind == .presentation else {
                return call.receiver.map {
                    objects.isMade($0, at: index) || ($0.place == nil && known.kind != .subscription && known.kind != .timer)
                } ?? true
            }
            let anchors = call.arguments.filter { ["of", "for", "in"].contains($0.label ?? "") }.map(\.value)
            return (Self.comesFromReceiver(known) ? call.receiver.map { [$0] } ?? [] : anchors).contains { objects.isMade($0, at: index) }
        }

        /// Whether a second one adds to the first.
        private func piles(_ call: CallEvent, _ known: AccumulatingCall, at index: Int) -> Bool {
            switch known.kind {
            case .attachment, .observer, .presentation: return true
            case .target: return call.arguments.contains { isNew($0.value, at: index) }
            case .action: return known.className != "UIControl" || isNewAction(call, at: index)
            case .timer: return !call.written.contains { $0.label == "repeats" && $0.value.isLiteral(.boolean(false)) }
            case .subscription: return isCollected(call.result, path.events[index], after: index)
            }
        }

        /// Another one at each pass, as far as is known: made here, or told by what SwiftUI hands in.
        private func isNew(_ value: Value, at index: Int) -> Bool {
            objects.isMade(value, at: index) || value.sources.contains { $0.root == .representable || $0.root == .environment }
        }

        /// A new action whose identifier is not the same at each pass.
        private func isNewAction(_ call: CallEvent, at index: Int) -> Bool {
            guard let action = call.arguments.first?.value, let number = objects.numbers(in: action).first,
                let made = objects.all[number]?.event.call
            else { return false }
            guard let identifier = made.arguments.first(where: { $0.label == "identifier" })?.value else { return true }
            return identifier.sources.contains { source in
                switch source.root {
                case .representable, .environment, .parent, .previous: true
                case .construction(let part): Self.random.contains(objects.all[part]?.type.externalName ?? "")
                case .owner, .coordinator, .represented, .context, .type, .opaque: false
                }
            }
        }

        /// Types whose values differ at each construction. Sources: Apple doc foundation/uuid/init(), foundation/date/init().
        private static let random: Set<String> = ["UUID", "Date"]

        /// What ends when it is released piles up only in a collection: kept in a property it takes the place of the last.
        private func isCollected(_ token: Value, _ event: Event, after index: Int) -> Bool {
            let isAssigned = path.writes.contains { $0.write.operator == "=" && $0.write.valueSite == event.site }
            /// Two subscriptions to one publisher look alike; a chain of calls does not.
            func isToken(_ value: Value?, of other: Event) -> Bool {
                if other.site.file == event.site.file, other.site.range.contains(event.site.range) { return true }
                return !isAssigned && token.place != nil && value?.place == token.place
            }
            return path.events.dropFirst(index).contains { later in
                if let call = later.call {
                    if call.name == "store" { return isToken(call.receiver, of: later) }
                    return (call.name == "insert" || call.name == "append") && isKept(call.receiver)
                        && call.arguments.contains { isToken($0.value, of: later) }
                }
                guard let write = later.write, write.operator == "+=" else { return false }
                return isToken(write.value, of: later)
            }
        }

        private func isKept(_ collection: Value?) -> Bool {
            guard let root = collection?.place?.root else { return false }
            return root == .coordinator || root == .represented || root == .representable
        }

        // MARK: Undone first

        /// The same path has undone before what it does.
        private func isUndone(_ call: CallEvent, _ known: AccumulatingCall, before event: Event) -> Bool {
            var endings = Set(known.undoneBy)
            if known.kind == .subscription { endings.insert("removeAll") }
            for earlier in path.events {
                if earlier.site == event.site { return false }
                guard !earlier.isStored, let undo = earlier.call, endings.contains(undo.name), always(earlier, before: event) else {
                    continue
                }
                if concerns(undo, call, known) || takesBack(undo, event) { return true }
            }
            return false
        }

        /// It is given the token that was kept where the new one goes.
        private func takesBack(_ undo: CallEvent, _ event: Event) -> Bool {
            path.writes.contains { _, write in
                write.valueSite == event.site && write.place != nil && undo.arguments.contains { $0.value.place == write.place }
            }
        }

        /// It has happened whenever `event` happens, but for conditions that merely reach what is undone.
        private func always(_ earlier: Event, before event: Event) -> Bool {
            let shared = event.conditions?.frames ?? []
            return (earlier.conditions?.frames ?? []).allSatisfy { frame in
                shared.contains { $0 === frame }
                    || frame.tests.allSatisfy { $0.kind == .unwrap || $0.kind == .absence || $0.kind == .lookup || $0.kind == .pattern }
            }
        }

        /// Whether the undoing is about the same object.
        private func concerns(_ undo: CallEvent, _ call: CallEvent, _ known: AccumulatingCall) -> Bool {
            guard let place = call.receiver?.place else { return true }
            switch known.kind {
            case .attachment:
                // Of the receiver's parts, of the added object itself, or of the one that is kept for it.
                guard let undone = undo.receiver?.place else { return false }
                return undone == place || place.contains(undone) || call.arguments.first?.value.denoted.contains(undone) == true
                    || undone.root == .coordinator || undone.root == .representable
            case .target, .action, .observer:
                return undo.receiver?.place == place
            case .subscription, .timer:
                return true
            case .presentation:
                return false
            }
        }
    }
}

extension Expression {
    fileprivate var isKeyPath: Bool {
        if case .keyPath = kind { true } else { false }
    }

    fileprivate func isLiteral(_ wanted: Literal) -> Bool {
        if case .literal(let literal) = kind { literal == wanted } else { false }
    }
}
