/// Every rule, in the order of the catalogue.
package enum Catalogue {
    package static let rules: [Rule] = [
        .delegateSetInUpdate,
        .objectCreatedInUpdate,
        .registrationInUpdate,
        .unguardedUpdateWrite,
        .rebuildInUpdate,
        .stateWriteInUpdate,
        .synchronousCallbackWritesState,
        .callbackCalledInUpdate,
        .deferredWriteUnguarded,
        .textWriteDuringComposition,
        .modelNotObserved,
        .geometryMutation,
        .propertyNotSynced,
        .missingDismantleCleanup,
        .lifecycleSignatureMismatch,
        .representableIsClass,
        .viewStoredInRepresentable,
        .blockingWork,
        .layerFrameFromBounds,
        .stateAsInput,
        .guardMissesInput,
        .optionalNotCleared,
        .ignoresTransaction,
        .missingParentRefresh,
        .missingClosureRefresh,
        .coordinatorNotMainActor,
        .offMainCallbackIsolated,
        .propertyWrapperInCoordinator,
        .coordinatorNotClass,
        .transientCoordinator,
        .missingMakeCoordinator,
        .delegateNeverAssigned,
        .callbackNearMiss,
        .valueTypeTarget,
        .sharedCoordinator,
        .hostingRootRetainsOwner,
        .cellContentCapturesPosition,
        .cellRegistrationInProvider,
        .controllerRepresentableInCell,
        .hostedCellStateWithoutID,
    ]

    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
