import Findings
import InteropModel

extension Rule {
    static let hostedCellStateWithoutID = Rule(
        id: "hosted_cell_state_without_id", group: .hosting, severity: .warning,
        summary: "a view with state of its own is a cell's content and has no identity",
        page: PageText.hosted_cell_state_without_id
    ) { pass in
        for host in pass.project.hosts {
            for entry in HostedState(project: pass.project, host: host).entries {
                let type = pass.project.table[entry.type].name
                let state = entry.state.declaration.name
                pass.report(
                    .warning, at: entry.site, message(type, state),
                    notes: [Note("`\(state)` is declared here", at: pass.location(entry.state.nameSite))])
            }
        }
    }
}

extension Rule {
    private static func message(_ type: String, _ state: String) -> String {
        "`\(type)` owns `\(state)`, and the cell keeps it when it is filled for another item, so that item starts with the state of "
            + "the one before; add `.id(…)` with the item's identifier"
    }
}
