/// A protocol whose callbacks a framework calls on another thread than the main one.
package struct OffMainCallback: Hashable, Sendable {
    package enum Occasion: String, Sendable {
        case always
        /// Unless the main queue is given to what `queueGivenBy` names.
        case unlessMainQueue = "unless_main_queue"
        /// Only when another queue than the main one is given there.
        case otherQueueGiven = "other_queue_given"
    }

    package let protocolName: String
    package let occasion: Occasion
    /// The call (`setDelegate`, `URLSession.init`) or property (`delegateQueue`) that is given the queue.
    package let queueGivenBy: String?

    fileprivate init?(_ row: FactRow) {
        guard row.count == 4, let occasion = Occasion(rawValue: row[1]) else { return nil }
        protocolName = row[0]
        self.occasion = occasion
        queueGivenBy = row.names(2).first
    }
}

/// The protocols of `off_main_callback_isolated`.
package enum OffMainCallbacks {
    /// nil for a protocol whose callbacks come on the main thread, or of which nothing is known.
    package static func named(_ protocolName: String) -> OffMainCallback? {
        byName[protocolName]
    }

    static let all: [OffMainCallback] = FactTable.offMainCallbacks.rows(OffMainCallback.init)
    private static let byName = Dictionary(all.map { ($0.protocolName, $0) }, uniquingKeysWith: { first, _ in first })
}
