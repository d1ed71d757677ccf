import Findings
import InteropModel

extension Rule {
    static let coordinatorNotMainActor = Rule(
        id: "coordinator_not_main_actor", group: .coordinator, severity: .warning,
        summary: "a coordinator class is not isolated to the main actor",
        options: [requiresMark], page: PageText.coordinator_not_main_actor
    ) { pass in
        for coordinator in pass.coordinators {
            let type = pass.project.table[coordinator.type]
            guard type.kind == .class, let declaration = type.declaration else { continue }
            let isolation = pass.project.isolation(of: coordinator.type)
            let state = CoordinatorState(of: coordinator.type, in: pass.project.table, makers: coordinator.makers)
            let site = SiteKey(file: declaration.file, range: declaration.declaration.nameRange)
            let inferred = pass.options(at: site).isOn(requiresMark) ? Severity.warning : .info
            guard let verdict = verdict(on: type.name, isolation, state.exposure, inferred: inferred) else { continue }
            pass.report(
                verdict.severity, at: site, verdict.message,
                notes: [pass.maker(of: coordinator)],
                fix: MainActorMark(of: coordinator, in: pass)?.fix)
        }
    }

    private static let requiresMark = RuleOption(
        name: "require_explicit", kind: .flag, summary: "Warn, too, where the isolation of the class is only inferred.")

    private static func verdict(
        on name: String, _ isolation: Isolation, _ exposure: CoordinatorState.Exposure, inferred: Severity
    ) -> (severity: Severity, message: String)? {
        guard exposure == .methods || exposure == .lifecycleOnly else { return nil }
        switch isolation {
        case .mainActor, .otherActor, .nonisolated, .unknown: return nil
        case .inferred(let inference): return (inferred, message(name, inference))
        case .unmarked where exposure == .lifecycleOnly: return (.info, lifecycleMessage(name))
        case .unmarked: return (.warning, unmarkedMessage(name))
        }
    }
}

extension Rule {
    private static func unmarkedMessage(_ name: String) -> String {
        "nothing isolates `\(name)` to the main actor, so code on another thread can touch the views and bindings that it keeps, and the app "
            + "crashes or shows stale content now and then; write `@MainActor` in front of the class"
    }

    private static func lifecycleMessage(_ name: String) -> String {
        "nothing isolates `\(name)` to the main actor; only the representable touches what it keeps today, but the next callback could run on "
            + "any thread and crash the app; write `@MainActor` in front of the class"
    }

    private static func message(_ name: String, _ inference: Isolation.Inference) -> String {
        switch inference {
        case .markedProtocol(let conformance):
            "`\(name)` is on the main actor only because its declaration names `\(conformance)`; if the conformance moves to an extension, "
                + "that protection is gone and other threads may touch what the person sees; write `@MainActor` in front of the class"
        case .markedMembers(let conformance):
            "the callbacks of `\(conformance)` are on the main actor, `\(name)` itself is not, so the rest of it may change on another thread what "
                + "the person sees; write `@MainActor` in front of the class"
        case .offMainCallbacks(let conformance):
            "nothing tells which part of `\(name)` runs on the main actor, while `\(conformance)` is called on another thread, so the two may "
                + "collide and crash the app; write `@MainActor` in front of the class and `nonisolated` on those callbacks"
        }
    }
}
