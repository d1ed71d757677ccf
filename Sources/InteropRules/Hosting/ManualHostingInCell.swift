import Findings
import InteropModel

extension Rule {
    static let manualHostingInCell = Rule(
        id: "manual_hosting_in_cell", group: .hosting, severity: .warning,
        summary: "a cell is filled by a hosting controller made by hand",
        page: PageText.manual_hosting_in_cell
    ) { pass in
        for construction in HostingConstructions(pass.project).all {
            switch construction.fault {
            case .inCell: pass.report(.warning, at: construction.site, cellMessage(pass.typeName(construction.type)))
            case .inRowView: pass.report(.info, at: construction.site, rowMessage(pass.typeName(construction.type)))
            case .inHook, .notKept: break
            }
        }
    }
}

extension Rule {
    private static func cellMessage(_ type: String) -> String {
        "this cell is filled by a `\(type)` made by hand, so rows come up with the wrong height or with another row's content when cells are "
            + "reused; set `contentConfiguration` to a `UIHostingConfiguration`"
    }

    private static func rowMessage(_ type: String) -> String {
        "a new `\(type)` is made for every row that comes into sight, so long lists scroll badly; take one from `makeView(withIdentifier:owner:)` "
            + "and set its `rootView`"
    }
}
