import Findings
import InteropModel

extension Rule {
    static let synchronousCallbackWritesState = Rule(
        id: "synchronous_callback_writes_state", group: .lifecycle, severity: .warning,
        summary: "update makes a call that calls the coordinator back at once, and the callback writes SwiftUI state",
        page: PageText.synchronous_callback_writes_state
    ) { pass in
        for (representable, paths) in pass.subjects {
            let update = pass.methodNames(of: representable, paths).update
            for echo in SynchronousEchoes(project: pass.project, representable: representable, paths: paths).echoes {
                pass.report(
                    .warning, at: echo.write.site, message(echo, update),
                    notes: [Note("`\(update)` makes the call here", at: pass.location(echo.cause.site))]
                        + pass.way(
                            to: echo.write.event, from: echo.handler,
                            because: "which calls `\(echo.handler.entry?.declaration.name ?? "")` at once"))
            }
        }
    }
}

extension Rule {
    private static func message(_ echo: SynchronousEchoes.Echo, _ update: String) -> String {
        "`\(echo.causeName)` in `\(update)` calls this back before it returns, so `\(echo.write.state.name)` is written while SwiftUI is "
            + "updating and the screen may miss the change or update without end; compare first, defer the write, or set a flag around the call"
    }
}
