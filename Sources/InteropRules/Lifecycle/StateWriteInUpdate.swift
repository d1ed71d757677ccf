import Findings
import InteropModel
import SwiftTree

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
    /// where evaluating the value twice does nothing.
    private static func deferral(of write: StateWrite, on path: Path, _ representable: Representable, _ pass: Pass) -> Fix? {
        guard let assignment = write.assignment, assignment.operator == "=", write.site == write.event.site,
            (write.event.chain?.function ?? path.entry)?.owner == representable.type,
            assignment.valueSite.range.start > write.site.range.start
        else { return nil }
        let head = SiteKey(file: write.site.file, range: ByteRange(write.site.range.start, assignment.valueSite.range.start))
        let (left, value) = (pass.text(head), pass.text(assignment.valueSite))
        guard let end = left.lastIndex(of: "="), !(left + value).contains(where: { $0.isNewline || $0 == "(" || $0 == "{" }) else {
            return nil
        }
        let target = left[..<end].reversed().drop { $0 == " " }.reversed()
        let name = String(target)
        return Fix(
            title: "defer the write", isSafe: false,
            edits: [
                Edit(
                    pass.location(write.site),
                    replacement: "DispatchQueue.main.async { if \(name) != \(value) { \(name) = \(value) } }")
            ])
    }
}

extension Rule {
    private static func message(_ write: StateWrite) -> String {
        "`\(write.state.name)` is written while SwiftUI is updating, so the screen may miss the change or update without end; write it "
            + "in `DispatchQueue.main.async`, and only when it differs"
    }
}
