import Findings
import InteropModel

extension Rule {
    static let hostingRecreatedOnLayout = Rule(
        id: "hosting_recreated_on_layout", group: .hosting, severity: .warning,
        summary: "a layout or appearance method makes a new hosting controller each time",
        page: PageText.hosting_recreated_on_layout
    ) { pass in
        for construction in HostingConstructions(pass.project).all {
            guard case .inHook(let hook) = construction.fault else { continue }
            pass.report(
                .warning, at: construction.site, message(pass.typeName(construction.type), hook),
                notes: pass.way(to: construction.event, from: construction.path, because: "`\(hook)` runs again and again"))
        }
    }
}

extension Rule {
    private static func message(_ type: String, _ hook: String) -> String {
        "`\(hook)` makes a new `\(type)` each time it runs, so views pile up or what the person did in the one before is lost; make it "
            + "once, and set its `rootView` here"
    }
}
