import Findings
import InteropModel

extension Rule {
    static let rebuildInUpdate = Rule(
        id: "rebuild_in_update", group: .lifecycle, severity: .warning,
        summary: "update throws its content away and puts it back",
        page: PageText.rebuild_in_update
    ) { pass in
        for (representable, paths) in pass.subjects {
            for path in [paths.update, paths.size] {
                let work = UpdateWork(
                    project: pass.project, representable: representable, path: path, representedType: paths.representedType)
                for rebuild in work.rebuilds {
                    let back = Note("and put back here", at: pass.location(rebuild.addition.site))
                    pass.report(
                        .warning, at: rebuild.site, message(rebuild.content),
                        notes: [back]
                            + pass.way(
                                to: rebuild.removal, from: path,
                                because: "`\(path.entry?.declaration.name ?? "")` runs at every change of state"))
                }
            }
        }
    }
}

extension Rule {
    private static func message(_ content: RebuiltContent) -> String {
        "the \(name(content)) are removed and put back at every update, so \(loss(content)); "
            + "compare with what is there, and remove and add only what differs"
    }

    private static func name(_ content: RebuiltContent) -> String {
        switch content.name {
        case "arrangedSubviews": "arranged subviews"
        case "childNodes": "child nodes"
        case "tabViewItems": "tabs"
        default: content.name
        }
    }

    private static func loss(_ content: RebuiltContent) -> String {
        switch content.name {
        case "annotations": "they flicker and the callout that the person opened closes"
        case "segments", "items": "what the person selected is lost"
        case "animations": "they start again from the beginning"
        case "overlays", "anchors", "sublayers", "childNodes": "they flicker and their animations start again"
        default: "they flicker, and focus and what the person typed or scrolled there are lost"
        }
    }
}
