import Findings
import InteropModel

extension Rule {
    static let delegateNeverAssigned = Rule(
        id: "delegate_never_assigned", group: .coordinator, severity: .warning,
        summary: "a coordinator implements a delegate's callbacks and is never assigned as that delegate",
        page: PageText.delegate_never_assigned
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            // One that was there before may have been assigned where no path leads.
            guard !coordinator.isCutOff, coordinator.makers.allSatisfy(\.paths.constructsCoordinator),
                pass.project.isolation(of: coordinator.type) != .unknown
            else { continue }
            let platforms = coordinator.makers.reduce(PlatformSet()) { $0.union($1.representable.platforms) }
            let assignments = DelegateAssignments(
                of: coordinator.type, in: pass.project, platforms: platforms, events: coordinator.events)
            for conformance in pass.project.table.delegateConformances(of: coordinator.type, platforms: platforms) {
                guard let first = conformance.mostTelling, assignments.answer(for: conformance.protocolName) == .never else {
                    continue
                }
                pass.report(
                    .warning, at: conformance.site, message(conformance, first.callback, coordinator, pass),
                    notes: [pass.maker(of: coordinator), Note("this is never called", at: pass.location(first.function.nameSite))])
            }
        }
    }
}

extension Rule {
    private static func message(
        _ conformance: DelegateConformance, _ callback: DelegateCallback, _ coordinator: MadeCoordinator, _ pass: Pass
    ) -> String {
        let name = pass.project.table[coordinator.type].name
        let owners = DelegateProtocols.named(conformance.protocolName)?.owners ?? []
        let property = owners.first.map {
            $0.isCall ? "hand it to `\($0.className).\($0.member)`" : "assign it to `\($0.className).\($0.member)`"
        }
        return
            "nothing makes `\(name)` the `\(conformance.protocolName)`, so `\(callback.signature)` never runs and what the person does is "
            + "not noticed; \(property ?? "assign it") in `\(coordinator.maker.kind.makeName)`"
    }
}
