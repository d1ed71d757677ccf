import Findings
import InteropModel

extension Rule {
    static let offMainCallbackIsolated = Rule(
        id: "off_main_callback_isolated", group: .coordinator, severity: .warning,
        summary: "a callback that comes on another thread belongs to the main actor",
        page: PageText.off_main_callback_isolated
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            let implementations = OffMainImplementations(of: coordinator.type, in: pass.project, makers: coordinator.makers)
            for entry in implementations.entries {
                let isIsolated = pass.project.isMainActor(entry.function, of: coordinator.type)
                guard isIsolated || pass.project.assumesMainActor(entry.function) else { continue }
                let given = entry.queueGiven.map { [Note("it is given its queue here", at: pass.location($0))] } ?? []
                pass.report(
                    .warning, at: entry.function.nameSite, isIsolated ? message(entry) : assumptionMessage(entry),
                    notes: given + [pass.maker(of: coordinator)], fix: isIsolated ? fix(entry.function, pass) : nil)
            }
        }
    }

    /// Only where the body touches nothing of the main actor but in closures inside.
    private static func fix(_ function: FunctionSite, _ pass: Pass) -> Fix? {
        guard function.declaration.head.attribute("MainActor") == nil, let body = function.declaration.body,
            body.leavesAside(function.owner, in: pass.project.table)
        else { return nil }
        let start = function.declaration.range.start
        let site = SiteKey(file: function.file, range: .init(start, start))
        return Fix(title: "add `nonisolated`", isSafe: false, edits: [Edit(pass.location(site), replacement: "nonisolated ")])
    }
}

extension Rule {
    private static func message(_ entry: OffMainImplementations.Entry) -> String {
        "`\(entry.callback.protocolName)` calls `\(entry.callback.baseName)` on another thread, and it belongs to the main actor, so the app "
            + "crashes in Swift 6 and shows stale content before; write `nonisolated` in front and hop to the main actor inside"
    }

    private static func assumptionMessage(_ entry: OffMainImplementations.Entry) -> String {
        "`\(entry.callback.protocolName)` calls `\(entry.callback.baseName)` on another thread, so `MainActor.assumeIsolated` in it crashes "
            + "the app; hop with `Task { @MainActor in … }` or `DispatchQueue.main.async`"
    }
}
