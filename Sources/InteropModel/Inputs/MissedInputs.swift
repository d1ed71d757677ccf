import SwiftTree

/// Inputs that update applies only under a change guard that does not ask for them: when one of them alone changes, nothing
/// happens.
package struct MissedInputs: Sendable {
    package struct Entry: Sendable {
        package let condition: SiteKey
        /// What the condition goes by; nil where it makes something once.
        package let compared: Input?
        /// Each with the place where it is applied.
        package let missed: [(input: Input, use: SiteKey)]
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

    struct Use {
        let event: Event
        let inputs: [Input]
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
            let inputs = sources.compactMap { Self.input(at: $0, representable) }
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
        let reloads = inside.contains { $0.event.call.map { isReload($0) } ?? false } || containsReload(frame)
        let shown = inside.filter { !$0.isHandedOver || reloads }
        // What is compared must be part of what is applied: else it is a key or a command that stands for the rest.
        var compared: Input?
        if case .comparison(let inputs) = guarding {
            compared = inputs.first { input in shown.contains { $0.inputs.contains { $0.name == input.name } } }
            if compared == nil { return nil }
        }
        var missed: [(input: Input, use: SiteKey)] = []
        for use in shown {
            for input in use.inputs where !missed.contains(where: { $0.input.name == input.name }) && isMissed(input, by: frame) {
                missed.append((input, use.event.site))
            }
        }
        return missed.isEmpty ? nil : MissedInputs.Entry(condition: frame.site, compared: compared, missed: missed)
    }

    // MARK: Guards

    private enum Guarding {
        /// An input is compared with what was there before.
        case comparison([Input])
        /// Something is made where there is none yet.
        case once
    }

    private func kind(of frame: ConditionFrame) -> Guarding? {
        let comparisons = frame.tests.filter { $0.kind == .comparison }
        let compared = comparisons.flatMap { test -> [Input] in
            guard isEarlier(test.left) != isEarlier(test.right) || isEarlier(test.left) else { return [] }
            return test.places.compactMap { Self.input(at: $0, representable) }
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

    /// The value or environment input at a place.
    private static func input(at place: Place, _ representable: Representable) -> Input? {
        guard place.root == .representable, let input = place.first.flatMap(representable.input) else { return nil }
        return input
    }

    private func isMissed(_ input: Input, by frame: ConditionFrame) -> Bool {
        switch input.role {
        case .value: if project.table.isCopied(input.type, initialValue: input.site.declaration.initialValue) != true { return false }
        case .environment: if EnvironmentKeys.isAction(input) { return false }
        case .binding, .observed, .owned, .dynamic, .constant: return false
        }
        guard !input.isClosure, !["initial", "default", "start"].contains(where: input.name.hasPrefix) else { return false }
        return !isAsked(input) && !isAppliedOutside(input, frame) && !project.isConstant(input, of: representable)
    }

    /// Some condition of update goes by the input, or by the representable as a whole.
    private func isAsked(_ input: Input) -> Bool {
        paths.update.onPath.contains { event in
            event.conditions?.frames.contains { frame in
                (frame.sources + frame.tests.flatMap(\.places)).contains { place in
                    place.root == .representable && (place.path.isEmpty || place.first == input.name)
                }
            } ?? false
        }
    }

    private func isAppliedOutside(_ input: Input, _ frame: ConditionFrame) -> Bool {
        uses.contains { use in
            use.event.conditions?.isInside(frame) != true && use.inputs.contains { $0.name == input.name }
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
            return isShown(write.receiver, representable, project) ? (write.value.sources, false) : nil
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
        call.receiver.flatMap {
            project.feedbackMember(call.name, isCall: true, of: $0.type, on: representable.platforms)?.effect
        } == .reloads
    }

    private func containsReload(_ frame: ConditionFrame) -> Bool {
        paths.update.calls.contains { event, call in event.conditions?.isInside(frame) == true && isReload(call) }
    }
}
