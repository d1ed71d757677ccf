import UIKit

// One class, two makers, one finding.
final class GaugeCoordinator: NSObject { // expect: coordinator_not_main_actor
    var limit: Double
    var onAlarm: () -> Void

    init(limit: Double, onAlarm: @escaping () -> Void) {
        self.limit = limit
        self.onAlarm = onAlarm
    }
}
