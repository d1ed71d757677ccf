import Observation
import UIKit

@Observable
@MainActor
final class Frequency {
    var hertz = 50
}

final class DialView: UIView {
    private let label = UILabel()
    private let frequency = Frequency()
    var voltage: Voltage?

    override func layoutSubviews() {
        super.layoutSubviews()
        label.text = voltage?.name
        show()
    }

    private func show() {
        guard let voltage else { return }
        label.text = "\(frequency.hertz) \(voltage.volts)"
    }
}

final class TrendController: UIViewController {
    private let frequency = Frequency()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "\(frequency.hertz)"
    }

    func follow() {
        withObservationTracking { // expect-info: observation_polling
            title = "\(frequency.hertz)"
        } onChange: { [weak self] in
            Task { @MainActor in self?.follow() }
        }
    }
}
