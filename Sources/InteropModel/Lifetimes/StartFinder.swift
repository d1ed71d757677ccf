import SwiftTree

/// Finds what a representable's paths start.
struct StartFinder {
    let table: TypeTable
    let representable: Representable
    let paths: RepresentablePaths

    /// Each thing once, at the first call that starts it.
    func starts() -> [Start] {
        var found: [Start] = []
        func add(_ start: Start?) {
            guard let start, !found.contains(where: { isSame($0, start) }) else { return }
            found.append(start)
        }
        for event in paths.make.events { add(start(event, on: paths.make)) }
        for path in paths.handlers where isCalledFromOutside(path) {
            for event in path.events { add(start(event, on: path)) }
        }
        for event in paths.update.events {
            guard let start = start(event, on: paths.update), countsInUpdate(start) else { continue }
            add(start)
        }
        return found
    }

    // MARK: One call

    /// - Parameter evenIfHarmless: also what ends with its owner.
    func start(_ event: Event, on path: Path, evenIfHarmless: Bool = false) -> Start? {
        guard let call = event.call, call.function == nil, let pair = pair(of: call), pair.mustEnd || evenIfHarmless,
            runsOn(call, pair, event, path)
        else { return nil }
        let isMake = path.entry?.key == paths.make.entry?.key
        let finder = NameFinder(events: path.events, others: isMake ? [] : paths.make.events)
        let names: Set<Place>
        var isHandedOn = false
        switch pair.handle {
        case .receiver:
            names = finder.names(of: call.receiver?.place)
        case .argument:
            names = finder.names(of: call.arguments.first?.value.place)
        case .result, .token:
            let result = finder.names(ofResult: event, call)
            names = result.names
            isHandedOn = result.isHandedOn
        }
        return Start(event: event, call: call, path: path, pair: pair, names: names, isHandedOn: isHandedOn)
    }

    private func pair(of call: CallEvent) -> StartStopPair? {
        if let constructed = call.constructed {
            guard let name = constructed.externalName else { return nil }
            return StartStopPairs.start("init", arguments: call.written, of: [name])
        }
        guard let receiver = call.receiver else { return nil }
        let ancestry = table.frameworkAncestry(of: receiver.type.instance, platforms: representable.platforms)
        if let pair = StartStopPairs.start(call.name, arguments: call.written, of: ancestry) { return pair }
        return receiver.type == .unknown ? unmistakable(call) : nil
    }

    /// On a receiver whose type is not known: a name of several words, or several labels, that only one class has.
    private func unmistakable(_ call: CallEvent) -> StartStopPair? {
        let fitting = StartStopPairs.starts(named: call.name).filter { $0.accepts(call.written) && $0.form == .method }
        guard let pair = fitting.first, fitting.allSatisfy({ $0.receiver == pair.receiver }),
            Set(StartStopPairs.starts(named: call.name).map(\.receiver)).count == 1 || call.written.count > 1
        else { return nil }
        return call.written.count > 1 || call.name.contains(where: \.isUppercase) ? pair : nil
    }

    // MARK: Whether it goes on by itself

    private func runsOn(_ call: CallEvent, _ pair: StartStopPair, _ event: Event, _ path: Path) -> Bool {
        switch pair.receiver {
        case "Timer": repeats(call)
        // Without a delegate it keeps nothing of the app's.
        case "URLSession": call.arguments.first { $0.label == "delegate" }?.value.isNil != true
        case "Task": EndlessTask(event: event, call: call, path: path).isEndless
        case "CADisplayLink" where pair.form == .method: !isConstructedHere(call, on: path)
        default: !pair.isShowing || showsSomething(call, pair, on: path)
        }
    }

    private func repeats(_ call: CallEvent) -> Bool {
        call.arguments.contains { $0.label == "repeats" && $0.value.literal == .boolean(true) }
    }

    /// Its construction is the start; adding it to the run loop is the same one.
    private func isConstructedHere(_ call: CallEvent, on path: Path) -> Bool {
        if case .construction = call.receiver?.place?.root { return true }
        guard let place = call.receiver?.place else { return false }
        return (path.events + paths.make.events).contains { event in
            event.write.map { $0.place == place && $0.value.type == .external("CADisplayLink") } ?? false
        }
    }

    // MARK: What is shown

    private func showsSomething(_ call: CallEvent, _ pair: StartStopPair, on path: Path) -> Bool {
        let shown = pair.handle == .receiver ? call.receiver : call.arguments.first?.value
        guard let shown else { return false }
        let ancestry = table.frameworkAncestry(of: shown.type.instance, platforms: representable.platforms)
        if ancestry.isEmpty || shown.type == .unknown { return false }
        if ancestry.contains(where: closesByItself) { return false }
        if ancestry.contains("NSWindow"), pair.handle == .receiver { return isMadeAndDropped(shown, on: path) }
        return true
    }

    /// Alerts, and what goes away without the app's help or of which that is not known.
    private func closesByItself(_ name: String) -> Bool {
        if name == "UIAlertController" || name == "NSAlert" { return true }
        guard let controller = ModalControllers.named(name) else { return false }
        return controller.closesByItself != .none
    }

    /// A window that exists already is not shown by the representable; one that the coordinator keeps goes with it.
    private func isMadeAndDropped(_ shown: Value, on path: Path) -> Bool {
        guard let place = shown.place, case .construction = place.root, place.path.isEmpty else { return false }
        return NameFinder(events: path.events, others: []).names(of: place) == [place]
    }

    // MARK: Which paths count

    /// In update counts what is shown, what the coordinator or a project object starts, and what the coordinator keeps.
    private func countsInUpdate(_ start: Start) -> Bool {
        if start.pair.isShowing { return true }
        let function = start.event.chain?.function ?? start.path.entry
        if let owner = function?.owner, owner != representable.type { return true }
        return start.names.contains { $0.root == .coordinator && start.pair.handle != .receiver }
    }

    private func isCalledFromOutside(_ path: Path) -> Bool {
        path.entry.map { $0.owner == representable.type || $0.isCalledFromOutside(in: table) } ?? false
    }

    // MARK: One thing, started twice

    /// Starting a session or a player again is the same thing; a further registration is another.
    private func isSame(_ one: Start, _ other: Start) -> Bool {
        if one.event.site == other.event.site { return true }
        guard one.pair == other.pair, one.pair.handle == .receiver else { return false }
        let kind = FrameworkClasses.named(one.pair.receiver)?.kind
        guard one.pair.labels?.isEmpty == true || one.pair.isShowing || kind == .session || kind == .player else { return false }
        let isSamePath = one.path.entry?.key == other.path.entry?.key
        return one.names.intersection(other.names).contains { isSamePath || !$0.isLocal }
    }
}
