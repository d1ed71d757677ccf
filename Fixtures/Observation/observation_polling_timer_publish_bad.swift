import Observation
import UIKit
import Combine
@Observable final class M { var n = 0 }
final class V: UIView {
    let m = M()
    private var bag: AnyCancellable?
    func start() {
        bag = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            guard let self else { return }
            withObservationTracking { self.tag = self.m.n } onChange: {} // expect: observation_polling
        }
    }
}
