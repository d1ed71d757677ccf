import Findings
import InteropModel

extension Rule {
    static let hostingControllerNotRetained = Rule(
        id: "hosting_controller_not_retained", group: .hosting, severity: .warning,
        summary: "only the view of a hosting controller is kept, and the controller is gone",
        page: PageText.hosting_controller_not_retained
    ) { pass in
        for construction in HostingConstructions(pass.project).all {
            guard case .notKept = construction.fault else { continue }
            let isAppKit = pass.isAppKit(construction.type)
            pass.report(.warning, at: construction.site, message(pass.typeName(construction.type), isAppKit: isAppKit))
        }
    }
}

extension Pass {
    /// A hosting controller or a hosting view of AppKit.
    func isAppKit(_ type: StaticType) -> Bool {
        project.table.frameworkAncestry(of: type).contains { $0 == "NSHostingController" || $0 == "NSHostingView" }
    }
}

extension Rule {
    private static func message(_ type: String, isAppKit: Bool) -> String {
        let remedy =
            isAppKit
            ? "use an `NSHostingView`, which needs no controller, or keep the controller in a property"
            : "keep it in a property, or make it a child by `addChild`"
        return "nothing keeps this `\(type)` but its view stays, so what is shown stops following its size, its environment and its "
            + "presentations; \(remedy)"
    }
}
