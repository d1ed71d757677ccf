import Observation
import UIKit
@Observable final class M { var n = 0 }
final class V: UIView {
    let m = M()
    func start() { Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
    @objc private func tick() {
        withObservationTracking { // expect: observation_polling
            tag = m.n
        } onChange: {}
    }
}
