import UIKit

final class TripController: UIViewController {
    private let trip = TripModel()
    private let label = UILabel()

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        refreshLabel()
    }

    private func refreshLabel() {
        label.text = trip.title // expect-info: observation_needs_plist_key
    }
}

final class TripIdView: UIView {
    private let trip = TripModel()
    private let label = UILabel()

    override func layoutSubviews() {
        super.layoutSubviews()
        label.text = trip.identifier + "\(trip.cache)"
        label.frame = bounds
    }
}
