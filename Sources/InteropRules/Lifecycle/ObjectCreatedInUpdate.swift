import Findings
import InteropModel

extension Rule {
    static let objectCreatedInUpdate = Rule(
        id: "object_created_in_update", group: .lifecycle, severity: .warning,
        summary: "update constructs and attaches a new view, controller, recognizer, layer or player each time",
        page: PageText.object_created_in_update
    ) { pass in
        for (representable, paths) in pass.subjects {
            for path in [paths.update, paths.size] {
                let work = UpdateWork(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                for creation in work.creations {
                    let attached = Note("it is attached here", at: pass.location(creation.attachment.event.site))
                    pass.report(
                        .warning, at: creation.site, message(creation, pass, pass.methodNames(of: representable, paths).make),
                        notes: (creation.attachment.event.site == creation.site ? [] : [attached])
                            + pass.way(
                                to: creation.construction, from: path,
                                because: "`\(path.entry?.declaration.name ?? "")` runs at every change of state"))
                }
            }
        }
    }
}

extension Rule {
    private static func message(_ creation: Creation, _ pass: Pass, _ make: String) -> String {
        "a new `\(pass.typeName(creation.type))` is constructed and attached at every update, so \(consequence(creation)); "
            + "construct it once in `\(make)` and only change it here"
    }

    private static func consequence(_ creation: Creation) -> String {
        switch creation.attachment.form {
        case .added: "copies pile up on screen or in memory"
        case .assigned: "the one before is thrown away with everything the person did or saw in it"
        }
    }
}
