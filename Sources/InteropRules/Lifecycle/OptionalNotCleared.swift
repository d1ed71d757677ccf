import Findings
import InteropModel

extension Rule {
    static let optionalNotCleared = Rule(
        id: "optional_not_cleared", group: .lifecycle, severity: .info,
        summary: "update sets a member while an input holds something and leaves it when the input is nil again",
        page: PageText.optional_not_cleared
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in UnclearedMembers(project: pass.project, representable: representable, paths: paths).entries {
                pass.report(
                    .info, at: entry.branch, message(entry),
                    notes: [Note("`\(entry.member)` is set here alone", at: pass.location(entry.write))])
            }
        }
    }
}

extension Rule {
    private static func message(_ entry: UnclearedMembers.Entry) -> String {
        "`\(entry.member)` is left alone when `\(entry.name)` becomes nil, so the view goes on showing the old value; set it to nil "
            + "in that case too"
    }
}
