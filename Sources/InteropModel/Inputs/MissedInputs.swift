import SwiftTree

/// Inputs that update applies only under a change guard that does not ask for them: when one of them alone changes, nothing
/// happens.
package struct MissedInputs: Sendable {
    package struct Entry: Sendable {
        package let condition: SiteKey
        /// What the condition goes by; nil where it makes something once.
        package let compared: String?
        /// Each with the place where it is applied.
        package let missed: [(name: String, use: SiteKey)]
    }

    package let entries: [Entry]

    package init(project: Project, representable: Representable, paths: RepresentablePaths) {
        guard !paths.update.isCutOff, paths.update.entry != nil, !project.isIdentified(representable) else {
            entries = []
            return
        }
        entries = MissedInputFinder(project: project, representable: representable, paths: paths).entries()
    }
}

private struct MissedInputFinder {
    let project: Project
    let representable: Representable
    let paths: RepresentablePaths
    /// What update does that the person sees, with the inputs that it is made from.
    let uses: [Use]
    /// The coordinator's properties that its callbacks read.
    let readLater: Set<String>

    /// A stored property of the representable, or a value that is read from the context's environment.
    struct Source {
        let name: String
        let input: Input?
        /// The two spellings of one environment value are the same.
        var identity: String { input.flatMap(EnvironmentKeys.key).map { "environment." + $0 } ?? name }
    }

    struct Use {
        let event: Event
        let inputs: [Source]
        /// It leaves a value in the coordinator, for its callbacks.
        let isHandedOver: Bool
    }

    init(project: Project, representable: Representable, paths: RepresentablePaths) {
        self.project = project
        self.representable = representable
        self.paths = paths
        readLater = Set(
            paths.handlers.flatMap(\.events).compactMap { event in
                guard case .read(let place, _) = event.kind, place.root == .coordinator else { return nil }
                return place.first
            })
        var found: [Use] = []
        for event in paths.update.onPath {
            guard let (sources, isHandedOver) = Self.applied(by: event, representable, project, readLater) else { continue }
            let inputs = sources.compactMap { Self.source(at: $0, representable) }
            if !inputs.isEmpty { found.append(Use(event: event, inputs: inputs, isHandedOver: isHandedOver)) }
        }
        uses = found
    }

    func entries() -> [MissedInputs.Entry] {
        var seen: Set<SiteKey> = []
        return uses.compactMap(\.event.conditions).flatMap { $0.frames.reversed() }.compactMap { frame in
            guard seen.insert(frame.site).inserted else { return nil }
            return entry(frame)
        }
    }

    private func entry(_ frame: ConditionFrame) -> MissedInputs.Entry? {
        guard let guarding = kind(of: frame) else { return nil }
        let inside = uses.filter { $0.event.conditions?.isInside(frame) == true }
        // What the coordinator is left shows where the view asks for it anew.
        let asksAnew = containsReload(frame) || inside.contains { !$0.isHandedOver }
        let shown = asksAnew ? inside : []
        // What is compared must be part of what is applied: else it is a key or a command that stands for the rest.
        var compared: Source?
        if case .comparison(let inputs) = guarding {
            compared = inputs.first { input in
                !Self.isKey(input.name) && shown.contains { $0.inputs.contains { $0.identity == input.identity } }
            }
            if compared == nil { return nil }
        }
        var missed: [(name: String, use: SiteKey)] = []
        for use in shown {
            for input in use.inputs where !missed.contains(where: { $0.name == input.name }) && isMissed(input, by: frame) {
                missed.append((input.name, use.event.site))
            }
        }
        return missed.isEmpty ? nil : MissedInputs.Entry(condition: frame.site, compared: compared?.name, missed: missed)
    }

    // MARK: Guards

    private enum Guarding {
        /// An input is compared with what was there before.
        case comparison([Source])
        /// Something is made where there is none yet.
        case once
    }

    private func kind(of frame: ConditionFrame) -> Guarding? {
        let comparisons = frame.tests.filter { $0.kind == .comparison }
        let compared = comparisons.flatMap { test -> [Source] in
            guard isEarlier(test.left) != isEarlier(test.right) || isEarlier(test.left) else { return [] }
            return test.places.compactMap { Self.source(at: $0, representable) }
        }
        if !compared.isEmpty { return .comparison(compared) }
        // A condition that asks more than this goes by more.
        guard frame.tests.count == 1, let test = frame.tests.first, test.kind == .absence, isMade(test, under: frame) else { return nil }
        return .once
    }

    /// What the object or the coordinator holds from an earlier pass.
    private func isEarlier(_ places: [Place]) -> Bool {
        places.contains { place in
            guard !place.path.isEmpty else { return false }
            switch place.root {
            case .represented, .coordinator, .parent: return true
            default: return false
            }
        }
    }

    /// The coordinator's property is nil, and the branch keeps something there that it makes.
    private func isMade(_ test: Test, under frame: ConditionFrame) -> Bool {
        guard let place = test.left.first, place.root == .coordinator, place.path.count == 1 else { return false }
        return paths.update.writes.contains { event, write in
            write.place == place && event.conditions?.isInside(frame) == true && write.value.place.map { isMade($0) } == true
        }
    }

    private func isMade(_ place: Place) -> Bool {
        if case .construction = place.root { place.path.isEmpty } else { false }
    }

    // MARK: Inputs

    private static func source(at place: Place, _ representable: Representable) -> Source? {
        guard let name = place.first else { return nil }
        switch place.root {
        case .representable: return representable.input(named: name).map { Source(name: name, input: $0) }
        case .environment: return Source(name: "environment." + name, input: nil)
        default: return nil
        }
    }

    private func isMissed(_ source: Source, by frame: ConditionFrame) -> Bool {
        if let input = source.input {
            switch input.role {
            case .value: if project.table.isCopied(input.type, initialValue: input.site.declaration.initialValue) != true { return false }
            case .environment: if EnvironmentKeys.isAction(input) { return false }
            case .binding, .observed, .owned, .dynamic, .constant: return false
            }
            if input.isClosure || ["initial", "default", "start"].contains(where: input.name.hasPrefix) { return false }
            if project.isConstant(input, of: representable) { return false }
        } else if EnvironmentKeys.isAction(String(source.name.dropFirst("environment.".count))) {
            return false
        }
        return !isAsked(source, outside: frame) && !isAppliedOutside(source, frame)
    }

    /// The guard, or a condition outside of it, goes by the input or by the representable as a whole.
    private func isAsked(_ source: Source, outside guarding: ConditionFrame) -> Bool {
        paths.update.onPath.contains { event in
            event.conditions?.frames.contains { frame in
                guard frame === guarding || !frame.isInside(guarding) else { return false }
                return (frame.sources + frame.tests.flatMap(\.places)).contains { place in
                    place == Place(.representable) || Self.source(at: place, representable)?.identity == source.identity
                }
            } ?? false
        }
    }

    private func isAppliedOutside(_ source: Source, _ frame: ConditionFrame) -> Bool {
        uses.contains { use in
            use.event.conditions?.isInside(frame) != true && use.inputs.contains { $0.identity == source.identity }
        }
    }

    // MARK: What is applied

    /// The places that a write or a call makes part of what is shown; nil for what shows nothing.
    private static func applied(
        by event: Event, _ representable: Representable, _ project: Project, _ readLater: Set<String>
    ) -> (sources: [Place], isHandedOver: Bool)? {
        if let write = event.write {
            if case .coordinator = write.place?.root, write.place?.path.count == 1 {
                return readLater.contains(write.member) ? (write.value.sources, true) : nil
            }
            guard isShown(write.receiver, representable, project), !unseen.contains(write.member) else { return nil }
            return (write.value.sources, false)
        }
        guard let call = event.call, call.function == nil, call.constructed == nil, !call.isClosureProperty, let receiver = call.receiver,
            isShown(receiver, representable, project), !isMomentary(call, on: receiver, representable, project)
        else { return nil }
        let lasting = zip(call.arguments, call.written).filter { !manner.contains($1.label ?? "") }
        return (lasting.flatMap(\.0.value.sources), false)
    }

    private static func isShown(_ receiver: Value, _ representable: Representable, _ project: Project) -> Bool {
        guard let place = receiver.place else { return false }
        switch place.root {
        case .represented: return true
        case .coordinator, .representable: return !place.path.isEmpty && project.isViewLike(receiver.type, on: representable.platforms)
        case .construction: return project.isObject(receiver.type, on: representable.platforms)
        default: return false
        }
    }

    /// Members that nobody sees. Sources: their pages in UIKit and AppKit.
    private static let unseen: Set<String> = [
        "accessibilityIdentifier", "restorationIdentifier", "identifier", "tag", "userInterfaceItemIdentifier",
    ]

    /// Arguments that say how something is done, not what.
    private static let manner: Set<String> = ["animated", "animate", "animation", "duration", "withDuration", "completion", "delay"]

    /// A command: it moves, focuses, plays or presents now, and says nothing of how things are to stay.
    private static func isMomentary(_ call: CallEvent, on receiver: Value, _ representable: Representable, _ project: Project) -> Bool {
        if commands.contains(call.name) { return true }
        switch project.feedbackMember(call.name, isCall: true, of: receiver.type, on: representable.platforms)?.effect {
        case .movesScroll, .stealsFocus, .presents, .interruptsPlayback: return true
        case .replacesContent: return call.name == "load"
        case .resetsCursor, .reloads, nil: return false
        }
    }

    /// Sources: their pages in UIKit, AppKit, WebKit, AVFoundation and PDFKit.
    private static let commands: Set<String> = [
        "present", "dismiss", "show", "beginSheet", "beginSheetModal", "play", "pause", "seek", "evaluateJavaScript", "go", "select",
        "scroll", "zoom", "perform", "post", "send", "register", "removeAll", "print", "performSelector", "notify",
    ]

    private func isReload(_ call: CallEvent) -> Bool {
        if call.function == nil, Self.redraws.contains(call.name) { return true }
        return call.receiver.flatMap {
            project.feedbackMember(call.name, isCall: true, of: $0.type, on: representable.platforms)?.effect
        } == .reloads
    }

    /// Calls after which callbacks or drawing ask for everything anew. Sources: their pages in UIKit and AppKit.
    private static let redraws: Set<String> = [
        "apply", "applySnapshotUsingReloadData", "reloadItems", "reloadSections", "reconfigureItems", "setNeedsDisplay", "setNeedsLayout",
    ]

    /// A name that says that the parent changes it when the rest has changed.
    private static func isKey(_ name: String) -> Bool {
        let lower = name.lowercased()
        return name.hasSuffix("ID") || name.hasSuffix("Id") || keys.contains(where: lower.hasSuffix)
    }

    private static let keys = [
        "uuid", "identifier", "version", "revision", "token", "key", "hash", "generation", "trigger", "stamp", "nonce", "counter", "tag",
        "signature", "fingerprint",
    ]

    private func containsReload(_ frame: ConditionFrame) -> Bool {
        paths.update.calls.contains { event, call in event.conditions?.isInside(frame) == true && isReload(call) }
    }
}
