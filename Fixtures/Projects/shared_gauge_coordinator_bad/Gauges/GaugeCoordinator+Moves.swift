import UIKit

extension GaugeCoordinator {
    func refresh(_ limit: Double, _ onAlarm: @escaping () -> Void) {
        self.limit = limit
        self.onAlarm = onAlarm
    }

    @objc func moved(_ gauge: UISlider) {
        if Double(gauge.value) > limit { onAlarm() }
    }
}
