import Findings
import InteropModel

extension Rule {
    static let transientCoordinator = Rule(
        id: "transient_coordinator", group: .coordinator, severity: .error,
        summary: "a delegate, target or observer is made in place, and nothing keeps it",
        page: PageText.transient_coordinator
    ) { pass in
        for (representable, paths) in pass.subjects {
            for object in TransientObjects(table: pass.project.table, representable: representable, paths: paths).all {
                let isElsewhere = object.use != object.site && !object.use.contains(object.site)
                pass.report(
                    object.fate == .lost ? .error : .warning, at: object.site, message(object),
                    notes: isElsewhere ? [Note("it is given away here", at: pass.location(object.use))] : [],
                    fix: object.replacement.map { replacement in
                        Fix(
                            title: "use `\(replacement)`", isSafe: true,
                            edits: [Edit(pass.location(object.site), replacement: replacement)])
                    })
            }
        }
    }
}

extension SiteKey {
    fileprivate func contains(_ other: SiteKey) -> Bool {
        file == other.file && range.contains(other.range)
    }
}

extension Rule {
    private static func message(_ object: TransientObject) -> String {
        let type = object.typeName
        let remedy = object.replacement.map { "use `\($0)`" } ?? "use the coordinator that `makeCoordinator` returns, or keep it there"
        switch object.fate {
        case .lost:
            let what = object.member.map { "`\($0)`" } ?? "the reference that it is given to"
            return
                "nothing keeps this `\(type)`, since \(what) is weak, so it is gone at once and what the person does reaches nobody; \(remedy)"
        case .second:
            return
                "this is a second `\(type)` beside the one that SwiftUI made, and nothing brings it up to date, so what it is told never "
                + "shows on screen; \(remedy)"
        }
    }
}
