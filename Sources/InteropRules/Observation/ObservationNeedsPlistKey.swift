import Findings
import InteropModel

extension Rule {
    static let observationNeedsPlistKey = Rule(
        id: "observation_needs_plist_key", group: .observation, severity: .info,
        summary: "UIKit tracks what is read on iOS 18 only with a key in the property list",
        page: PageText.observation_needs_plist_key
    ) { pass in
        let project = pass.project
        for entry in TrackedReads(table: project.table, files: project.files, settings: project.settings).entries {
            pass.report(
                .info, at: entry.site, message(entry, project.table),
                notes: [Note("UIKit tracks what is read here", at: pass.location(entry.hook.nameSite))])
        }
    }
}

extension Rule {
    private static func message(_ entry: TrackedReads.Entry, _ table: TypeTable) -> String {
        "`\(table[entry.reader].name)` reads the observable `\(table[entry.model].name)` in `\(entry.hook.declaration.name)`, and on iOS 18 "
            + "UIKit tracks that only where the app asks for it, so the person sees old values until something else lays the view out; set "
            + "`UIObservationTrackingEnabled` to true in the Info.plist"
    }
}
