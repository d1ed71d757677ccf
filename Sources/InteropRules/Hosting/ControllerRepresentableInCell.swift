import Findings
import InteropModel

extension Rule {
    static let controllerRepresentableInCell = Rule(
        id: "controller_representable_in_cell", group: .hosting, severity: .error,
        summary: "a cell's content shows a view controller representable",
        page: PageText.controller_representable_in_cell
    ) { pass in
        for content in pass.project.hosts.flatMap(\.cellContents) {
            for entry in ControllersInCells(project: pass.project, content: content).entries {
                let name = pass.project.table[entry.representable].name
                pass.report(
                    .error, at: entry.site, message(name, isNested: entry.inner != nil),
                    notes: entry.inner.map { [Note("`\(name)` is used here", at: pass.location($0))] } ?? [])
            }
        }
    }
}

extension Rule {
    private static func message(_ name: String, isNested: Bool) -> String {
        (isNested ? "this shows `\(name)`, a view controller representable," : "`\(name)` is a view controller representable,")
            + " and a cell has no controller to put it into, "
            + "so SwiftUI stops the app when the cell is shown; make it a view representable, or present it from the screen"
    }
}
