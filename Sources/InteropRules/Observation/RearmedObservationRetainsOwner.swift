import Findings
import InteropModel

extension Rule {
    static let rearmedObservationRetainsOwner = Rule(
        id: "rearmed_observation_retains_owner", group: .observation, severity: .warning,
        summary: "an observation that starts itself again keeps its object",
        page: PageText.rearmed_observation_retains_owner
    ) { pass in
        for host in pass.project.hosts {
            for entry in ObservationLoops(project: pass.project, host: host).entries {
                guard entry.form == .rearmed, let kept = entry.kept else { continue }
                pass.report(
                    .warning, at: kept.site, message(kept.name),
                    notes: [Note("the tracking is started here, and again at each change", at: pass.location(entry.site))],
                    fix: fix(entry, kept, pass))
            }
        }
    }

    private static func fix(_ entry: ObservationLoops.Entry, _ kept: CapturedValue, _ pass: Pass) -> Fix? {
        guard let closure = entry.onChange, let rewriting = WeakRewriting(of: closure, capturing: kept.name, givesNothing: true) else {
            return nil
        }
        let uses = rewriting.uses.map {
            Edit(pass.location(SiteKey(file: kept.closure.file, range: $0)), replacement: rewriting.replacement)
        }
        return Fix(
            title: "capture `[\(rewriting.entry)]`", isSafe: true,
            edits: [pass.signatureEdit("[\(rewriting.entry)]", into: closure, in: kept.closure.file)] + uses)
    }
}

extension Rule {
    private static func message(_ name: String) -> String {
        "`onChange` keeps `\(name)` and starts the tracking again, so the object lives as long as the model and goes on working after the "
            + "person has left; capture `[weak \(name)]` in `onChange`"
    }
}
