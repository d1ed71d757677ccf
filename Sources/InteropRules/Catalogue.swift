/// Every rule, in the order of the catalogue.
package enum Catalogue {
    package static let rules: [Rule] = [
        .delegateSetInUpdate,
        .objectCreatedInUpdate,
        .registrationInUpdate,
        .unguardedUpdateWrite,
        .rebuildInUpdate,
        .geometryMutation,
        .propertyNotSynced,
        .missingDismantleCleanup,
        .layerFrameFromBounds,
        .missingParentRefresh,
        .missingClosureRefresh,
        .coordinatorNotMainActor,
    ]

    package static func rule(_ id: String) -> Rule? {
        rules.first { $0.id == id }
    }
}
