import Findings
import InteropModel

extension Rule {
    static let guardMissesInput = Rule(
        id: "guard_misses_input", group: .lifecycle, severity: .info,
        summary: "update applies an input only when another one has changed",
        page: PageText.guard_misses_input
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in MissedInputs(project: pass.project, representable: representable, paths: paths).entries {
                pass.report(
                    .info, at: entry.condition, message(entry),
                    notes: entry.missed.map { Note("`\($0.name)` is applied here", at: pass.location($0.use)) })
            }
        }
    }
}

extension Rule {
    private static func message(_ entry: MissedInputs.Entry) -> String {
        let names = entry.missed.map { "`\($0.name)`" }.joined(separator: ", ")
        let isOne = entry.missed.count == 1
        let it = isOne ? "it" : "them"
        guard let compared = entry.compared else {
            return
                "\(names) \(isOne ? "counts" : "count") only when this is made for the first time, so a later change shows nowhere; apply \(it) outside the condition too"
        }
        return
            "\(names) \(isOne ? "takes" : "take") effect only when `\(compared)` changes too, so a change of \(it) alone shows nowhere; ask for \(it) in the "
            + "condition, or apply \(it) outside of it"
    }
}
