import Observation
import UIKit
@Observable final class M { var n = 0 }
final class V: UIView {
    let m = M()
    private var link: CADisplayLink?
    func start() { link = CADisplayLink(target: self, selector: #selector(tick)); link?.add(to: .main, forMode: .common) }
    @objc private func tick() {
        withObservationTracking { // expect: observation_polling
            tag = m.n
        } onChange: {}
    }
}
