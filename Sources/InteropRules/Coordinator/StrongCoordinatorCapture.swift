import Findings
import InteropModel
import SwiftTree

extension Rule {
    static let strongCoordinatorCapture = Rule(
        id: "strong_coordinator_capture", group: .coordinator, severity: .warning,
        summary: "a closure that is kept keeps the coordinator, or what keeps the closure",
        page: PageText.strong_coordinator_capture
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in StrongCaptures(table: pass.project.table, representable: representable, paths: paths).entries {
                pass.report(
                    entry.weight == .cycle ? .warning : .info, at: entry.captured.site, message(entry),
                    notes: notes(entry, pass), fix: fix(entry, pass))
            }
        }
    }

    private static func notes(_ entry: StrongCaptures.Entry, _ pass: Pass) -> [Note] {
        guard let start = entry.path.entry else { return [] }
        return [Note("the closure is kept here", at: pass.location(entry.kept.site))]
            + pass.way(to: entry.kept, from: entry.path, because: "`\(start.declaration.name)` makes the closure")
    }

    private static func fix(_ entry: StrongCaptures.Entry, _ pass: Pass) -> Fix? {
        guard let closure = pass.project.lexicalContext(of: entry.captured.closure)?.layers.last?.closure,
            closure.range == entry.captured.closure.range,
            let rewriting = WeakRewriting(of: closure, capturing: entry.captured.name, givesNothing: entry.closureGivesNothing)
        else { return nil }
        let file = entry.captured.closure.file
        let edits =
            [pass.signatureEdit("[\(rewriting.entry)]", into: closure, in: file)]
            + rewriting.uses.map { Edit(pass.location(SiteKey(file: file, range: $0)), replacement: rewriting.replacement) }
        return Fix(title: "capture `[\(rewriting.entry)]`", isSafe: entry.weight == .cycle, edits: edits)
    }
}

extension Rule {
    private static func message(_ entry: StrongCaptures.Entry) -> String {
        let name = entry.captured.name
        let keeper = keeper(entry)
        switch (entry.subject, entry.weight) {
        case (.coordinator, .cycle):
            return "the \(keeper) keeps the coordinator through `\(name)`, and the coordinator keeps the \(keeper), so neither is ever "
                + "freed and both go on working after the person has left the screen; \(remedy(entry))"
        case (.coordinator, .longerLife):
            return
                "the \(keeper) keeps the coordinator through `\(name)`, so the coordinator lives as long as what keeps the \(keeper) and "
                + "may go on working after the person has left the screen; \(remedy(entry))"
        case (.view, _):
            return "the \(keeper) keeps `\(name)`, which keeps the \(keeper), so it is never freed and the app takes more memory each time "
                + "the person opens the screen; \(remedy(entry))"
        }
    }

    private static func keeper(_ entry: StrongCaptures.Entry) -> String {
        switch entry.form {
        case .closure: "closure"
        case .method: "method given here"
        case .assignment: "subscription"
        }
    }

    private static func remedy(_ entry: StrongCaptures.Entry) -> String {
        switch (entry.form, entry.captured.name) {
        case (.method, _): "give a closure that captures the object weakly instead of the method"
        case (.assignment, _): "assign in a `sink` that captures the object weakly, or with `assign(to: &…)`"
        case (.closure, "context"): "capture `[weak coordinator = context.coordinator]`"
        case (.closure, let name): "capture `[weak \(name)]`"
        }
    }
}
