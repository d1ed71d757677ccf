import Findings
import InteropModel
import SwiftTree

extension Rule {
    static let mainActorClosureOffMain = Rule(
        id: "main_actor_closure_off_main", group: .coordinator, severity: .warning,
        summary: "a closure that belongs to the main actor is called on another thread",
        page: PageText.main_actor_closure_off_main
    ) { pass in
        for (representable, paths) in pass.subjects {
            for path in paths.everything {
                for entry in pass.project.offMainClosures(on: path, of: representable, paths)
                where entry.fact.isSendable == .no && pass.project.isMainActorClosure(entry.site) {
                    pass.report(
                        .warning, at: entry.site, message(entry),
                        notes: pass.way(to: entry.event, from: path, because: "`\(path.entry?.declaration.name ?? "it")` hands it over"),
                        fix: fix(entry, pass))
                }
            }
        }
    }

    /// Certain only where the body touches nothing of the main actor but in closures inside.
    private static func fix(_ entry: OffMainClosure, _ pass: Pass) -> Fix {
        let isSafe = entry.closure.leavesAside(pass.project.lexicalContext(of: entry.site)?.owner, in: pass.project.table)
        return Fix(
            title: "add `@Sendable`", isSafe: isSafe, edits: [pass.signatureEdit("@Sendable", into: entry.closure, in: entry.site.file)])
    }
}

extension Rule {
    private static func message(_ entry: OffMainClosure) -> String {
        "`\(entry.call.name)` calls this closure on another thread, and it belongs to the main actor like the method around it, so in Swift 6 "
            + "the app crashes at its first line, even where it only hops back; write `@Sendable` in front of its parameters"
    }
}
