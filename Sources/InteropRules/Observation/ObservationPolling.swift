import Findings
import InteropModel

extension Rule {
    static let observationPolling = Rule(
        id: "observation_polling", group: .observation, severity: .warning,
        summary: "withObservationTracking is called again and again to keep a view up to date",
        page: PageText.observation_polling
    ) { pass in
        for host in pass.project.hosts {
            for entry in ObservationLoops(project: pass.project, host: host).entries {
                guard let system = entry.system else { continue }
                let path = pass.project.files[entry.site.file].path
                let targets = pass.project.settings.settings(forFile: path).targets
                pass.report(
                    tracksByItself(system, targets) ? .warning : .info, at: entry.site, message(entry, system),
                    notes: [Note(note(entry), at: pass.location(entry.again))])
            }
        }
    }

    /// Where nothing is known of the deployment target, the newest systems count.
    private static func tracksByItself(_ system: ObservationLoops.System, _ targets: DeploymentTargets) -> Bool {
        switch system {
        case .uiKit: targets.iOS.map { $0.major >= 18 } ?? true
        case .appKit: targets.macOS.map { $0.major >= 15 } ?? true
        }
    }
}

extension Rule {
    private static func message(_ entry: ObservationLoops.Entry, _ system: ObservationLoops.System) -> String {
        let remedy =
            switch system {
            case .uiKit:
                "on iOS 18 and later read the model in `layoutSubviews` or another update method, which UIKit tracks by itself, on iOS 26 "
                    + "in `updateProperties()`"
            case .appKit:
                "on macOS 15 and later read the model in `layout` or another update method, which AppKit tracks by itself"
            }
        switch entry.form {
        case .rearmed:
            return
                "the tracking ends at the first change and is started again from `onChange`, which runs before the change is made, so the "
                + "view can show the value before, and changes in between are lost; \(remedy)"
        case .repeated:
            return "the tracking is started anew at each turn, so trackings pile up and the view works more with every change; \(remedy)"
        }
    }

    private static func note(_ entry: ObservationLoops.Entry) -> String {
        switch entry.form {
        case .rearmed: "it is started again from here"
        case .repeated: "this goes round again"
        }
    }
}
