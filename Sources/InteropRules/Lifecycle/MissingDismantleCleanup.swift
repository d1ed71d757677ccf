import Findings
import InteropModel

extension Rule {
    static let missingDismantleCleanup = Rule(
        id: "missing_dismantle_cleanup", group: .lifecycle, severity: .warning,
        summary: "something is started that outlives the view, and nothing ends it"
    ) { pass in
        var sites: [SiteKey] = []
        var groups: [SiteKey: [Case]] = [:]
        for (representable, paths) in pass.subjects {
            for entry in UnendedStarts(table: pass.project.table, representable: representable, paths: paths).entries {
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
        let names = Set(cases.map { pass.typeName($0.representable) }).sorted().map { "`\($0)`" }.joined(separator: ", ")
        let whose = Set(pass.subjects.filter { $0.representable.coordinator?.type == subject.representable.coordinator?.type }.map(\.representable.type)).count > 1
        return "\(what(subject.entry.start)) and nothing ends it when the view\(whose ? " of \(names)" : "") goes, so it "
            + "\(consequence(subject.entry.start)); \(advice(subject, pass))"
    }

    private static func what(_ start: Start) -> String {
        if start.pair.receiver == "Task" { return "this task loops for ever" }
        return start.pair.form == .initializer ? "this `\(start.pair.receiver)` goes on" : "`\(start.pair.name)` starts it"
    }

    private static func consequence(_ start: Start) -> String {
        if start.pair.isShowing { return "stays on screen" }
        switch start.pair.receiver {
        case "AVPlayer": return "can still be heard"
        case "AVCaptureSession", "ARSession", "DataScannerViewController": return "keeps the camera on"
        case "CLLocationManager", "CMMotionManager": return "goes on using the battery"
        default: return "goes on running for a view that is gone"
        }
    }

    private static func advice(_ subject: Case, _ pass: Pass) -> String {
        let start = subject.entry.start
        let end = ending(start)
        let keep = start.isDropped ? "keep what it returns in the coordinator and " : ""
        let coordinator = subject.representable.coordinator.map { pass.project.table[$0.type].path.joined(separator: ".") } ?? "()"
        guard let signature = subject.representable.kind.dismantleSignature(object: object(subject, pass), coordinator: coordinator) else {
            return "\(keep)\(end) in the coordinator's `deinit`"
        }
        return "\(keep)\(end) in `\(signature)`"
    }

    private static func ending(_ start: Start) -> String {
        for case .call(let name) in start.pair.ends { return "call `\(name)`" }
        return "end it"
    }

    /// The represented object's type as its update method has it.
    private static func object(_ subject: Case, _ pass: Pass) -> String {
        let lifecycle = subject.representable.lifecycle
        if let type = lifecycle.make?.declaration.returnType { return pass.text(SiteKey(file: lifecycle.make?.file ?? 0, range: type.range)) }
        return subject.representable.kind.rawValue
    }
}
