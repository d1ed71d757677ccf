import Findings
import InteropModel

extension Rule {
    static let unstableItemIdentity = Rule(
        id: "unstable_item_identity", group: .hosting, severity: .warning,
        summary: "an identity is new each time somebody looks at it",
        page: PageText.unstable_item_identity
    ) { pass in
        for entry in UnstableIdentities(project: pass.project).entries {
            pass.report(
                .warning, at: entry.site, message(entry),
                notes: entry.made.map { [Note("it is made anew here", at: pass.location($0))] } ?? [])
        }
    }
}

extension Rule {
    private static func message(_ entry: UnstableIdentities.Entry) -> String {
        switch entry.form {
        case .computed:
            "`id` can be another one each time it is read, so whatever compares by it takes the same item for a new one, and the person "
                + "loses its selection, focus or animation; store it, or compute it from what the item is"
        case .modifier:
            "the view gets a new identity each time its surroundings change, so it starts anew: its state, focus and animation are lost, "
                + "and where it has none it is built again for nothing; give it an identity that changes only when it shows something else"
        case .trigger(let name):
            "the value is another one at each look, so `\(name)` runs again at every change around the view and the person sees flicker or "
                + "waits for work that was done; give it the value that it is about"
        case .item:
            "the item gets a new identity each time the snapshot is made, so every row is taken out and put in again and the person loses "
                + "scroll position and selection; take the identifier from the data"
        case .rowModel(let name):
            "each `\(name)` makes its own identity, and it is made anew whenever the list is, so every row is thrown away and built again and "
                + "its state, focus and animation are lost; take the identifier from the data, or make the values once and store them"
        }
    }
}
