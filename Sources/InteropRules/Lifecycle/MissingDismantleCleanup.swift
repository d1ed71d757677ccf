import Findings
import InteropModel

extension Rule {
    static let missingDismantleCleanup = Rule(
        id: "missing_dismantle_cleanup", group: .lifecycle, severity: .warning,
        summary: "something is started that outlives the view, and nothing ends it",
        page: PageText.missing_dismantle_cleanup
    ) { pass in
        var sites: [SiteKey] = []
        var groups: [SiteKey: [Case]] = [:]
        for (representable, paths) in pass.subjects {
            // What update starts anew each time is that rule's: it is to be started once, then ended.
            let repeated = Registrations(
                project: pass.project, representable: representable, path: paths.update, representedType: paths.representedType
            )
            .sites(of: [.observer, .timer])
            for entry in UnendedStarts(table: pass.project.table, representable: representable, paths: paths).entries
            where !repeated.contains(entry.start.event.site) {
                let site = entry.start.event.site
                if groups[site] == nil { sites.append(site) }
                groups[site, default: []].append(Case(representable: representable, entry: entry))
            }
        }
        for site in sites { report(groups[site] ?? [], at: site, &pass) }
    }

    /// One start of one representable; a coordinator that several make has one for each.
    private struct Case {
        let representable: Representable
        let entry: UnendedStarts.Entry
    }

    private static func report(_ cases: [Case], at site: SiteKey, _ pass: inout Pass) {
        guard let worst = cases.first(where: { $0.entry.weight == .certain }) ?? cases.first else { return }
        let start = worst.entry.start
        let way = start.path.entry.map { pass.way(to: start.event, from: start.path, because: "`\($0.declaration.name)` starts it") } ?? []
        pass.report(
            worst.entry.weight == .certain ? .warning : .info, at: site, message(worst, cases, pass),
            notes: insufficient(worst.entry, pass) + way)
    }

    private static func insufficient(_ entry: UnendedStarts.Entry, _ pass: Pass) -> [Note] {
        switch entry.insufficient {
        case .deinitNeverRuns(let site):
            [Note("this `deinit` never runs, since what was started keeps the coordinator alive", at: pass.location(site))]
        case .onlyInUpdate(let site):
            [Note("this ends it in update only, which does not run when the view goes", at: pass.location(site))]
        case nil: []
        }
    }
}

extension Rule {
    private static func message(_ subject: Case, _ cases: [Case], _ pass: Pass) -> String {
        let start = subject.entry.start
        return
            "nothing ends this `\(what(start))` when the view\(whose(subject, cases, pass)) goes, so \(consequence(start)); \(advice(subject, pass))"
    }

    private static func what(_ start: Start) -> String {
        start.pair.form == .initializer ? start.pair.receiver : start.pair.name
    }

    /// A coordinator that several representables make: those that have no end.
    private static func whose(_ subject: Case, _ cases: [Case], _ pass: Pass) -> String {
        guard let coordinator = subject.representable.coordinator?.type else { return "" }
        let makers = Set(pass.subjects.map(\.representable).filter { $0.coordinator?.type == coordinator }.map(\.type))
        guard makers.count > 1 else { return "" }
        return " of " + Set(cases.map { pass.typeName($0.representable) }).sorted().map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func consequence(_ start: Start) -> String {
        if start.pair.isShowing { return "it stays on screen" }
        switch start.pair.receiver {
        case "AVPlayer" where start.pair.name == "play": return "it can still be heard"
        case "AVCaptureSession", "ARSession", "DataScannerViewController": return "the camera stays on"
        case "CLLocationManager", "CMMotionManager": return "it goes on draining the battery"
        case "NotificationCenter", "NSObject", "MPRemoteCommand", "AVPlayer":
            return "it is still called, once more for each time the screen was opened"
        case "NSEvent": return "it goes on catching the person's input"
        case "WKUserContentController", "URLSession": return "what it keeps is never freed"
        default: return "it goes on, once more for each time the screen was opened"
        }
    }

    private static func advice(_ subject: Case, _ pass: Pass) -> String {
        let start = subject.entry.start
        let keep = start.isDropped ? "keep what it returns in the coordinator and " : ""
        let coordinator = subject.representable.coordinator.map { pass.project.table[$0.type].path.joined(separator: ".") } ?? "()"
        let signature = subject.representable.kind.dismantleSignature(object: object(subject, pass), coordinator: coordinator)
        return "\(keep)call `\(ending(start))` in \(signature.map { "`\($0)`" } ?? "the coordinator's `deinit`")"
    }

    private static func ending(_ start: Start) -> String {
        for case .call(let name) in start.pair.ends { return name }
        return "cancel"
    }

    /// The represented object's type as make has it.
    private static func object(_ subject: Case, _ pass: Pass) -> String {
        guard let make = subject.representable.lifecycle.make, let type = make.declaration.returnType else {
            return subject.representable.kind.rawValue
        }
        return pass.text(SiteKey(file: make.file, range: type.range))
    }
}
