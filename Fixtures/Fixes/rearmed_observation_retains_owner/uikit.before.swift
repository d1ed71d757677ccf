import Observation
import UIKit

@Observable final class Clip {
    var title = ""
}

final class Badge: UIViewController {
    let clip = Clip()
    let label = UILabel()

    func follow() {
        withObservationTracking {
            label.text = clip.title
        } onChange: {
            Task { @MainActor in self.follow() }
        }
    }
}
