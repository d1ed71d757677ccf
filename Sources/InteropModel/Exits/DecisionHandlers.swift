import SwiftTree

/// A callback of a coordinator that is given a handler which it must call, once.
package struct DecisionHandler {
    package let callback: DelegateCallback
    package let function: FunctionSite
    /// The handler's name in the body.
    package let name: String
    /// Where a way ends on which it is neither called nor given away.
    package let dropped: [DutyExit]
    /// Two calls of it on one way.
    package let repeated: [(first: SiteKey, second: SiteKey)]
}

extension TypeTable {
    /// The callbacks with a handler that the class implements.
    package func decisionHandlers(of id: TypeID, happenings: Happenings, platforms: PlatformSet) -> [DecisionHandler] {
        var seen: Set<SiteKey> = []
        return delegateConformances(of: id, platforms: platforms).flatMap(\.implemented).compactMap { implementation in
            let declaration = implementation.function.declaration
            guard let label = implementation.callback.handlerLabel, !declaration.isAsync, declaration.body != nil,
                let parameter = declaration.parameters.first(where: { ($0.label ?? "_") == label }),
                seen.insert(implementation.function.key).inserted
            else { return nil }
            return decisionHandler(implementation, parameter.name, happenings, platforms)
        }
    }

    private func decisionHandler(
        _ implementation: DelegateConformance.Implementation, _ name: String, _ happenings: Happenings, _ platforms: PlatformSet
    ) -> DecisionHandler {
        let platforms = implementation.function.declaration.head.platforms.intersection(platforms)
        func trace(countsHandingOn: Bool) -> DutyTrace {
            DutyTrace(
                table: self, platforms: platforms, happenings: happenings, countsHandingOn: countsHandingOn, isCarriedByNames: true
            ) { _, _ in .none }
        }
        let given = trace(countsHandingOn: true)
        let called = trace(countsHandingOn: false)
        return DecisionHandler(
            callback: implementation.callback, function: implementation.function, name: name,
            dropped: given.exits(of: given.body(of: implementation.function, carriers: [name: .duty]), askingUnlikely: true),
            repeated: called.repetitions(in: called.body(of: implementation.function, carriers: [name: .duty])))
    }
}
