import SwiftUI
import UIKit

struct Banner: View {
    var body: some View { Text("Sale") }
}

/// Laid out by hand at each layout pass, directly and through a method.
final class BannerView: UIView {
    private let banner = UIHostingController(rootView: Banner())
    private let other = UIHostingController(rootView: Banner())

    override init(frame: CGRect) {
        super.init(frame: frame)
        banner.view.frame = bounds
        addSubview(banner.view)
        addSubview(other.view)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        banner.view.frame = bounds
        place()
    }

    private func place() {
        other.view.frame = bounds.insetBy(dx: 4, dy: 4)
    }
}

/// Constraints, of each kind.
final class BannerScreen: UIViewController {
    private let first = UIHostingController(rootView: Banner())
    private let second = UIHostingController(rootView: Banner())
    private let third = UIHostingController(rootView: Banner())
    private let fourth = UIHostingController(rootView: Banner())
    private let stack = UIStackView()
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [first, second, third, fourth] {
            addChild(child)
            child.didMove(toParent: self)
        }
        first.view.frame = view.bounds
        view.addSubview(first.view)
        first.view.translatesAutoresizingMaskIntoConstraints = false
        first.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true

        second.view.frame = view.bounds
        view.addSubview(second.view)
        fill(second.view)

        third.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stack.addArrangedSubview(third.view)

        fourth.view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        table.tableHeaderView = fourth.view
    }

    private func fill(_ view: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

/// Drawn, and never on screen.
@MainActor
func bannerImage() -> UIImage {
    let host = UIHostingController(rootView: Banner())
    let box = UIView()
    host.view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    box.addSubview(host.view)
    return UIGraphicsImageRenderer(bounds: host.view.bounds).image { _ in
        host.view.drawHierarchy(in: host.view.bounds, afterScreenUpdates: true)
    }
}
