import Findings
import InteropModel

extension Rule {
    static let cellContentCapturesPosition = Rule(
        id: "cell_content_captures_position", group: .hosting, severity: .warning,
        summary: "an action in a cell's content captures the index path or the cell",
        page: PageText.cell_content_captures_position
    ) { pass in
        for content in pass.project.hosts.flatMap(\.cellContents) {
            for entry in PositionCaptures(table: pass.project.table, content: content).entries {
                pass.report(
                    .warning, at: entry.captured.site, message(entry),
                    notes: [Note("the content is made here, once for each time the cell is filled", at: pass.location(content.site))])
            }
        }
    }
}

extension Rule {
    private static func message(_ entry: PositionCaptures.Entry) -> String {
        let name = entry.captured.name
        switch entry.form {
        case .position:
            return
                "the action keeps `\(name)` as it was when the cell was filled, and rows move, so after a change above it the tap acts on "
                + "another row than the one that the person sees; capture the item's identifier and look up its place when the action runs"
        case .cell:
            return
                "the action keeps the cell through `\(name)`, which keeps the action, and cells are used again for other rows, so the tap "
                + "acts on a row that the person does not see and the cell is never freed; capture the item's identifier"
        }
    }
}
