import Findings
import InteropModel

extension Rule {
    static let valueTypeTarget = Rule(
        id: "value_type_target", group: .coordinator, severity: .error,
        summary: "a representable struct is given as a target or observer, and nothing is ever called",
        page: PageText.value_type_target
    ) { pass in
        for (representable, paths) in pass.subjects {
            for target in ValueTargets(table: pass.project.table, representable: representable, paths: paths).all {
                pass.report(
                    .error, at: target.site, message(target, representable, pass),
                    fix: target.replacement.map { replacement in
                        Fix(
                            title: "give `\(replacement)`", isSafe: true,
                            edits: [Edit(pass.location(target.site), replacement: replacement)])
                    })
            }
        }
    }
}

extension Rule {
    private static func message(_ target: ValueTarget, _ representable: Representable, _ pass: Pass) -> String {
        let role = target.role == .target ? "target" : "observer"
        let action = target.action.map { "`\($0)`" } ?? "its action"
        let remedy =
            representable.coordinator == nil
            ? "write a coordinator class with that method, and give `context.coordinator`" : "give `context.coordinator`"
        return "the \(role) is a copy of the struct `\(pass.typeName(representable))`, which no selector can reach, so \(action) is never "
            + "called and what the person does has no effect; \(remedy)"
    }
}
