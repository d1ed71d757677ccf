import Findings
import InteropModel

extension Rule {
    static let deferredWriteUnguarded = Rule(
        id: "deferred_write_unguarded", group: .lifecycle, severity: .warning,
        summary: "update writes SwiftUI state later without comparing: write, update, write, for ever",
        page: PageText.deferred_write_unguarded
    ) { pass in
        for (representable, paths) in pass.subjects {
            let states = StateWrites(project: pass.project, representable: representable, paths: paths)
            let tests = StateTests(states.places)
            // What the same statement does at once is the worse of the two.
            let atOnce = Set(
                [paths.make, paths.update, paths.size].flatMap(states.writes).filter { $0.event.timing == .now }.map(\.site))
            for path in [paths.update, paths.size] {
                let changes = ChangeGuard(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                for write in states.writes(on: path) where write.event.timing == .deferred && !atOnce.contains(write.site) {
                    let subject = ChangeGuard.Subject(object: nil, members: [])
                    // Of the written state itself only what brings it to rest counts.
                    guard !tests.settle(write),
                        !changes.guards(write.event, subject: subject, where: { !tests.isAbout($0, write) })
                    else { continue }
                    pass.report(
                        .warning, at: write.site, message(write, path.entry?.declaration.name ?? ""),
                        notes: pass.way(
                            to: write.event, from: path, because: "`\(path.entry?.declaration.name ?? "")` runs at every change of state"),
                        fix: StateComparisonFix(of: write, on: representable, in: pass)?.fix)
                }
            }
        }
    }
}

extension Rule {
    private static func message(_ write: StateWrite, _ method: String) -> String {
        "`\(write.state.name)` is written after every `\(method)` and each write starts the next, so the screen keeps updating without end; "
            + "compare first, and write only what differs"
    }
}
