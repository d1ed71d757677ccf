import Findings
import InteropModel

extension Rule {
    static let doubleDismissal = Rule(
        id: "double_dismissal", group: .coordinator, severity: .info,
        summary: "a callback dismisses the controller and takes back the state that shows it",
        page: PageText.double_dismissal
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            let exits = ModalExits(of: coordinator.type, in: pass.project, makers: coordinator.makers)
            for double in exits.doubles {
                pass.report(
                    .info, at: double.second, message,
                    notes: [
                        Note("the first is here", at: pass.location(double.first)),
                        Note("both on one way through this", at: pass.location(double.function.nameSite)),
                    ])
            }
        }
    }
}

extension Rule {
    private static let message =
        "the controller is dismissed, and the state that shows it is taken back as well, so the screen below can close with it; "
        + "leave it to the state"
}
