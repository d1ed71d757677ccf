import Observation
import UIKit

@Observable @MainActor
final class Station { var frequency = 99.5 }

class DialBase: UIControl {
    var station = Station()
}

final class Dial: DialBase {
    private let needle = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        let station = self.station
        needle.transform = CGAffineTransform(rotationAngle: station.frequency) // expect-info: observation_needs_plist_key
    }
}
