/// Every rule, in the order of the catalogue.
package enum Catalogue {
    package static let rules: [Rule] = [
        .delegateSetInUpdate,
        .unguardedUpdateWrite,
        .propertyNotSynced,
        .missingDismantleCleanup,
        .missingParentRefresh,
        .missingClosureRefresh,
        .coordinatorNotMainActor,
        .offMainCallbackIsolated,
        .propertyWrapperInCoordinator,
        .coordinatorNotClass,
        .missingMakeCoordinator,
        .delegateNeverAssigned,
        .strongCoordinatorCapture,
        .bindingWriteOffMain,
        .mainActorClosureOffMain,
        .temporaryFileEscapes,
        .securityScopeNotOpened,
        .callbackNearMiss,
        .sharedCoordinator,
    ]

    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
