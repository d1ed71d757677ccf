import Observation
import UIKit
@MainActor func observe(_ apply: @escaping @MainActor () -> Void) {
    withObservationTracking { apply() } onChange: { // expect: observation_polling
        Task { @MainActor in observe(apply) }
    }
}
@Observable @MainActor final class M { var n = 0 }
final class V: UIViewController {
    let m = M()
    override func viewDidLoad() {
        super.viewDidLoad()
        observe { [weak self] in self?.title = "\(self?.m.n ?? 0)" }
    }
}
