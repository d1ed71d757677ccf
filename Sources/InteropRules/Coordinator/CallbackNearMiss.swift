import Findings
import InteropModel

extension Rule {
    static let callbackNearMiss = Rule(
        id: "callback_near_miss", group: .coordinator, severity: .warning,
        summary: "a method is almost a delegate's callback, and is never called",
        page: PageText.callback_near_miss
    ) { pass in
        for coordinator in pass.coordinators where pass.project.table[coordinator.type].kind == .class {
            let makers = coordinator.makers.map(\.representable)
            let platforms = makers.reduce(PlatformSet()) { $0.union($1.platforms) }
            let called = Set(coordinator.events.compactMap { $0.call?.function?.key })
            for conformance in pass.project.table.delegateConformances(of: coordinator.type, platforms: platforms) {
                for near in pass.project.nearCallbacks(of: conformance, in: coordinator.type, makers: makers, called: called) {
                    pass.report(
                        .warning, at: near.function.nameSite, message(near, conformance.protocolName),
                        notes: [
                            Note(
                                "none of the callbacks of `\(conformance.protocolName)` is implemented", at: pass.location(conformance.site)
                            )
                        ])
                }
            }
        }
    }
}

extension Rule {
    private static func message(_ near: NearCallback, _ protocolName: String) -> String {
        let name = near.function.declaration.name
        let effect = "so it is never called and what the person does is not noticed"
        switch near.difference {
        case .otherPlatform(let other):
            return "`\(name)` is a callback of `\(other)`, \(effect); with `\(protocolName)` it is `\(near.meant.signature)`"
        case .labels, .spelling:
            return
                "`\(near.function.declaration.signature)` is no callback of `\(protocolName)`, \(effect); write `\(near.meant.signature)`"
        case .isPrivate:
            return "`\(name)` is private and optional, \(effect); leave out `private`"
        }
    }
}
