import Findings
import InteropModel

extension Rule {
    static let registrationInUpdate = Rule(
        id: "registration_in_update", group: .lifecycle, severity: .warning,
        summary: "update adds, observes or presents once more each time",
        page: PageText.registration_in_update
    ) { pass in
        for (representable, paths) in pass.subjects {
            for path in [paths.update, paths.size] {
                let registrations = Registrations(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                for registration in registrations.all {
                    pass.report(
                        registration.weight == .certain ? .warning : .info, at: registration.event.site,
                        message(registration, make: pass.methodNames(of: representable, paths).make),
                        notes: pass.way(
                            to: registration.event, from: path,
                            because: "`\(path.entry?.declaration.name ?? "")` runs at every change of state"))
                }
            }
        }
    }
}

extension Rule {
    private static func message(_ registration: Registration, make: String) -> String {
        let name = registration.call.name
        guard registration.weight == .certain else {
            return "`\(name)` is called at every update for an object that can be there already, so it may jump in front of others; "
                + "add it once in `\(make)`"
        }
        switch registration.call.kind {
        case .presentation:
            return "`\(name)` is called at every update, so it is presented again while it is up; "
                + "ask first whether it is up, or carry the command out once"
        case .attachment:
            return "`\(name)` is called at every update with a new object, so they pile up; add it once in `\(make)`"
        case .target, .action:
            return "`\(name)` is called at every update, so one tap runs the action once more for each update before it; "
                + "call it once in `\(make)`"
        case .observer, .subscription:
            return "`\(name)` is called at every update, so what it reports arrives once more for each update before it; "
                + "call it once in `\(make)`"
        case .timer:
            return "a timer is started at every update, so they all fire and drain the battery; start it once in `\(make)`, "
                + "or stop the one before first"
        }
    }
}
