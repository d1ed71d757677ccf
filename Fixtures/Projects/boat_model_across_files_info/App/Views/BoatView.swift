import UIKit

final class BoatView: UIView {
    private let boat: Boat
    private let label = UILabel()

    init(boat: Boat) {
        self.boat = boat
        super.init(frame: .zero)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.text = "\(boat.speed)" // expect-info: observation_needs_plist_key
        label.frame = bounds
    }
}
