import Findings
import InteropModel

extension Rule {
    static let layerFrameFromBounds = Rule(
        id: "layer_frame_from_bounds", group: .lifecycle, severity: .warning,
        summary: "a layer's frame is taken from the view's bounds where they are not known yet",
        page: PageText.layer_frame_from_bounds
    ) { pass in
        for (representable, paths) in pass.subjects {
            for entry in LayerFrames(table: pass.project.table, representable: representable, paths: paths).entries {
                let again = entry.others.map { Note("and again here", at: pass.location($0.site)) }
                let way =
                    entry.path.entry.map { pass.way(to: entry.event, from: entry.path, because: "`\($0.declaration.name)` runs it") } ?? []
                pass.report(.warning, at: entry.event.site, message(entry, pass, representable), notes: again + way)
            }
        }
    }
}

extension Rule {
    private static func message(_ entry: LayerFrames.Entry, _ pass: Pass, _ representable: Representable) -> String {
        let layout = representable.platforms.meets(.uiKit) ? "layoutSubviews" : "layout"
        let when = entry.isInMake ? "while it still has no size" : "which does not run when only the size changes"
        let place = entry.isInMake ? "is taken from the view in make, \(when)" : "is taken from the view in update, \(when)"
        return "the frame of this `\(pass.typeName(entry.type))` \(place), so it shows nothing or keeps a wrong size; "
            + "set it in the view's `\(layout)`, or use a view whose layer it is"
    }
}
