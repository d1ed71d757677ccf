import Findings
import InteropModel

extension Rule {
    static let exitPathWithoutDismissal = Rule(
        id: "exit_path_without_dismissal", group: .coordinator, severity: .warning,
        summary: "a modal controller's last callback has a path on which nothing closes it and nobody is told",
        page: PageText.exit_path_without_dismissal
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            let exits = ModalExits(of: coordinator.type, in: pass.project, makers: coordinator.makers)
            for callback in exits.silent {
                for exit in callback.silent {
                    let way = exit.way.map { Note("which is left to what stands here", at: pass.location($0), role: .step) }
                    pass.report(
                        .warning, at: exit.site, message(callback),
                        notes: [Note("the controller ends with this", at: pass.location(callback.function.nameSite))] + way)
                }
            }
            // A superclass that no parsed file declares may have them.
            guard pass.project.isolation(of: coordinator.type) != .unknown else { continue }
            for missing in exits.missing {
                pass.report(.warning, at: missing.conformance.site, message(missing), notes: [pass.maker(of: coordinator)])
            }
        }
    }
}

extension Rule {
    private static func message(_ exit: ModalExit) -> String {
        let name = exit.callback.baseName
        if exit.closesByItself {
            return
                "this way through `\(name)` neither dismisses, as another does, nor tells anybody, so the sheet around the controller stays; "
                + "dismiss here too"
        }
        return
            "this way through `\(name)` dismisses nothing and tells nobody, so the controller stays open after it; "
            + "dismiss, or call the parent, on every way"
    }

    private static func message(_ missing: ModalExits.Missing) -> String {
        let names = missing.callbacks.map { "`\($0.signature)`" }.joined(separator: " and ")
        return
            "\(names) of `\(missing.conformance.protocolName)` is not implemented, so the controller stays on screen when it ends that way; "
            + "implement it and dismiss there, as in `\(missing.present.baseName)`"
    }
}
