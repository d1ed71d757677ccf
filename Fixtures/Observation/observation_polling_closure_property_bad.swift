import Observation
import UIKit
@Observable final class M { var n = 0 }
final class V: UIView {
    let m = M()
    private var follow: (() -> Void)?
    func start() {
        follow = { [weak self] in
            guard let self else { return }
            withObservationTracking { // expect: observation_polling
                self.tag = self.m.n
            } onChange: {
                DispatchQueue.main.async { self.follow?() } // expect: rearmed_observation_retains_owner
            }
        }
        follow?()
    }
}
