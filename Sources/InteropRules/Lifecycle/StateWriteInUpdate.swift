import Findings
import InteropModel

extension Rule {
    static let stateWriteInUpdate = Rule(
        id: "state_write_in_update", group: .lifecycle, severity: .warning,
        summary: "SwiftUI state is written while SwiftUI is updating",
        page: PageText.state_write_in_update
    ) { pass in
        for (representable, paths) in pass.subjects {
            let states = StateWrites(project: pass.project, representable: representable, paths: paths)
            let tests = StateTests(states.places)
            for path in [paths.make, paths.update, paths.size] {
                for write in states.writes(on: path) where write.event.timing == .now && !tests.ruleOut(write) {
                    pass.report(
                        .warning, at: write.site, message(write),
                        notes: pass.way(to: write.event, from: path, because: "SwiftUI runs `\(path.entry?.declaration.name ?? "")`"),
                        fix: deferral(of: write, on: path, representable, pass))
                }
            }
        }
    }

    /// Only where the names mean the same inside an escaping closure: in the representable's own code, a struct's. And only
    /// where evaluating the value twice does nothing, and the two can be compared.
    private static func deferral(of write: StateWrite, on path: Path, _ representable: Representable, _ pass: Pass) -> Fix? {
        guard write.site == write.event.site, (write.event.chain?.function ?? path.entry)?.owner == representable.type,
            !isUnderLock(write.site, pass), let parts = pass.plainAssignment(write.site),
            pass.isEquatable(write.state, of: representable),
            let wrapping = StatementWrapping(
                write.site, in: ["DispatchQueue.main.async", "if \(pass.inequality(parts, of: write.state, in: representable))"], pass)
        else { return nil }
        return Fix(title: "defer the write", isSafe: false, edits: wrapping.edits)
    }

    /// In `queue.sync { … }`: put off, it would run without the queue.
    private static func isUnderLock(_ site: SiteKey, _ pass: Pass) -> Bool {
        pass.syntax(around: site).contains { step in
            guard case .closure(_, let call?, _) = step, case .member(_, "sync", _) = call.callee.kind else { return false }
            return true
        }
    }
}

extension Rule {
    private static func message(_ write: StateWrite) -> String {
        "`\(write.state.name)` is written while SwiftUI is updating, so the screen may miss the change or update without end; write it "
            + "in `DispatchQueue.main.async`, and only when it differs"
    }
}
