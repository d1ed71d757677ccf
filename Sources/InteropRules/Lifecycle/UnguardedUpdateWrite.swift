import Findings
import InteropModel

extension Rule {
    static let unguardedUpdateWrite = Rule(
        id: "unguarded_update_write", group: .lifecycle, severity: .warning,
        summary: "update writes what the person may be changing without asking whether it changed",
        page: PageText.unguarded_update_write
    ) { pass in
        for (representable, paths) in pass.subjects {
            let bindings = WrittenBackBindings(representable: representable, paths: paths)
            let readOnly = ReadOnlyText(table: pass.project.table, representable: representable, paths: paths)
            for path in [paths.update, paths.size] {
                let changes = ChangeGuard(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                let work = UpdateWork(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                for event in path.onPath {
                    guard !work.answers(for: event), let action = Action(event, in: pass.project, on: representable.platforms),
                        isKept(action.receiver),
                        let judgement = judge(action, pass, representable, bindings), !readOnly.silences(action.receiver, action.name)
                    else { continue }
                    let subject = ChangeGuard.Subject(
                        object: action.receiver.place, members: judgement.comparedWith.union([action.name]))
                    guard !changes.guards(event, subject: subject), !restores(event, judgement) else { continue }
                    pass.report(
                        judgement.severity, at: event.site, message(action, judgement),
                        notes: pass.way(
                            to: event, from: path, because: "`\(path.entry?.declaration.name ?? "")` runs at every change of state"),
                        fix: UpdateWriteFix(of: event, receiver: action.receiver.type, on: representable, in: pass)?.fix)
                }
            }
        }
    }

    /// A write to a member, or a call, on some object.
    private struct Action {
        let receiver: Value
        let name: String
        let isCall: Bool
        let value: [Value]
        var isSetterCall: Bool { name.hasPrefix("set") || name.hasPrefix("select") }
        /// The accessor in which the project itself decides what a write does.
        let hasOwnSetter: Bool

        init?(_ event: Event, in project: Project, on platforms: PlatformSet) {
            if let part = Action(partOf: event, in: project, on: platforms) {
                self = part
            } else if let write = event.write {
                receiver = write.receiver
                name = write.member
                isCall = false
                value = [write.value]
                hasOwnSetter = write.declared?.declaration.accessors.setter != nil
            } else if let call = event.call, call.function == nil, call.constructed == nil, let object = call.receiver {
                receiver = object
                name = call.name
                isCall = true
                value = call.arguments.map(\.value)
                hasOwnSetter = false
            } else {
                return nil
            }
        }

        /// Changing a part of a value (`view.contentOffset.y = 0`, `view.text.append(x)`) writes the member that holds it.
        private init?(partOf event: Event, in project: Project, on platforms: PlatformSet) {
            let part = event.write?.receiver ?? event.call.flatMap { $0.mutatesReceiver ? $0.receiver : nil }
            guard let part, let place = part.place, let member = place.last, !project.isObject(part.type, on: platforms),
                project.feedbackMember(member, isCall: false, of: part.owner, on: platforms) != nil
            else { return nil }
            receiver = Value(place: place.parent, type: part.owner)
            name = member
            isCall = false
            value = event.write.map { [$0.value] } ?? event.call?.arguments.map(\.value) ?? []
            hasOwnSetter = false
        }
    }

    /// The represented object, something reached from it, or an object that the coordinator or the representable keeps.
    private static func isKept(_ receiver: Value) -> Bool {
        switch receiver.place?.root {
        case .represented: true
        case .coordinator, .representable: receiver.place?.path.isEmpty == false
        default: false
        }
    }

    /// Puts a selection or a scroll position back that was read from the same object on this pass.
    private static func restores(_ event: Event, _ judgement: Judgement) -> Bool {
        guard let write = event.write, let place = write.place, write.value.sources.contains(where: place.contains) else { return false }
        return judgement.effect == .movesScroll || write.member.hasPrefix("selected")
    }

    private struct Judgement {
        let severity: Severity
        let effect: FeedbackMember.Effect?
        let comparedWith: Set<String>
    }

    private static func judge(
        _ action: Action, _ pass: Pass, _ representable: Representable, _ bindings: WrittenBackBindings
    ) -> Judgement? {
        if action.hasOwnSetter { return nil }
        let member = pass.project.feedbackMember(
            action.name, isCall: action.isCall, of: action.receiver.type, on: representable.platforms)
        let compared = Set(member?.comparedWith ?? [])
        switch member?.weight {
        case .feedback: return Judgement(severity: .warning, effect: member?.effect, comparedWith: compared)
        case .layer: return Judgement(severity: .info, effect: member?.effect, comparedWith: compared)
        case .presentation: return nil
        case .twoWay, nil:
            // Any other member that the person changes too: its value comes from a binding that is written back.
            guard action.receiver.place?.root == .represented, member != nil || !action.isCall || action.isSetterCall,
                action.value.contains(where: bindings.give)
            else { return nil }
            return Judgement(severity: .info, effect: nil, comparedWith: compared)
        }
    }
}

extension Rule {
    private static func message(_ action: Action, _ judgement: Judgement) -> String {
        let what = action.isCall ? "`\(action.name)` is called" : "`\(action.name)` is written"
        return "\(what) at every update, \(consequence(judgement.effect)); compare with what is there first"
    }

    private static func consequence(_ effect: FeedbackMember.Effect?) -> String {
        switch effect {
        case .resetsCursor: "so the cursor and the selection are lost"
        case .movesScroll: "so the view moves while the person scrolls it"
        case .stealsFocus: "so the keyboard focus is taken or given up again and again"
        case .replacesContent: "so the content is loaded anew and what the person did there is lost"
        case .interruptsPlayback: "so playback stutters or starts again"
        case .reloads: "so everything is built anew and what the person selected or opened is lost"
        case .presents: "so it is presented again while it is up"
        case nil: "though the control writes the same value back, so the two can chase each other"
        }
    }
}
