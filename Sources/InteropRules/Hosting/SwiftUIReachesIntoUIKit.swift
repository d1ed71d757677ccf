import Findings
import InteropModel

extension Rule {
    static let swiftUIReachesIntoUIKit = Rule(
        id: "swiftui_reaches_into_uikit", group: .hosting, severity: .info,
        summary: "a SwiftUI view looks for UIKit's controllers by itself",
        page: PageText.swiftui_reaches_into_uikit
    ) { pass in
        for entry in UIKitReaches(table: pass.project.table).entries {
            pass.report(.info, at: entry.site, message(entry, pass.project.table[entry.view].name))
        }
    }
}

extension Rule {
    private static func message(_ entry: UIKitReaches.Entry, _ view: String) -> String {
        let remedy = "give the view a closure, and let the UIKit object that owns it present or navigate"
        switch entry.form {
        case .application(let member):
            return
                "`\(view)` takes whatever `\(member)` of the application is at that moment, so with a second window, a sheet or an alert up "
                + "nothing or the wrong thing happens for the person; \(remedy)"
        case .responders:
            return
                "`\(view)` climbs the chain of responders, which differs with every place that shows it, so somewhere nothing happens for "
                + "the person; \(remedy)"
        case .navigation(let name):
            return
                "`\(view)` keeps the navigation controller in `\(name)` and goes its own ways with it, so the app's routes are spread over its "
                + "views and a deep link or the back button ends elsewhere than the person expects; \(remedy)"
        }
    }
}
