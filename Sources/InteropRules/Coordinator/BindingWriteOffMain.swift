import Findings
import InteropModel

extension Rule {
    static let bindingWriteOffMain = Rule(
        id: "binding_write_off_main", group: .coordinator, severity: .warning,
        summary: "SwiftUI state is written on another thread than the main one",
        page: PageText.binding_write_off_main
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in OffMainStateChanges(project: pass.project, representable: representable, paths: paths).entries {
                pass.report(
                    .warning, at: site(of: entry), message(entry),
                    notes: [Note("`\(entry.departure.callee)` leads to another thread here", at: pass.location(entry.departure.site))],
                    fix: fix(entry, pass))
            }
        }
    }

    private static func site(of entry: OffMainStateChanges.Entry) -> SiteKey {
        if case .write(let write) = entry.change { write.site } else { entry.event.site }
    }

    /// None where what was handed over is gone by the time the main queue runs.
    private static func fix(_ entry: OffMainStateChanges.Entry, _ pass: Pass) -> Fix? {
        let site = site(of: entry)
        guard site == entry.event.site, entry.departure.callee != "loadFileRepresentation", pass.project.canStandInClosure(site) else {
            return nil
        }
        guard let wrapping = StatementWrapping(site, in: ["DispatchQueue.main.async"], pass) else { return nil }
        return Fix(title: "hop to the main queue", isSafe: false, edits: wrapping.edits)
    }
}

extension Rule {
    private static func thread(of departure: Departure) -> String {
        switch departure.callee {
        case "async", "asyncAfter", "sync", "addOperation", "detached", "perform": "on another thread than the main one"
        case let name: "on the thread that `\(name)` calls back on"
        }
    }

    private static func message(_ entry: OffMainStateChanges.Entry) -> String {
        let thread = thread(of: entry.departure)
        let remedy =
            entry.departure.callee == "loadFileRepresentation"
            ? "read or copy the file here, then hop with `DispatchQueue.main.async`" : "hop with `DispatchQueue.main.async` first"
        switch entry.change {
        case .write(let write):
            let effect =
                write.state.kind == .model
                ? "so the model publishes its change off the main thread"
                : "so the model or the closures behind the binding run off the main thread"
            return "`\(write.state.name)` is written \(thread), \(effect) and the screen may stay old, flicker or crash; \(remedy)"
        case .call(let name):
            return "`\(name)` is called \(thread), so what the app does in it to its state happens off the main thread and the screen may "
                + "stay old, flicker or crash; \(remedy)"
        }
    }
}
