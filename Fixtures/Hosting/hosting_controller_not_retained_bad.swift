import SwiftUI
import UIKit

struct MoonPhase: View {
    var night = 0
    var body: some View { Text("Night \(night)") }
}

/// A temporary whose view is returned.
final class AlmanacPages {
    func moonView(for night: Int) -> UIView {
        return UIHostingController(rootView: MoonPhase(night: night)).view // expect: hosting_controller_not_retained
    }

    /// Only what closes over nothing is kept.
    lazy var footer: UIView = {
        let host = UIHostingController(rootView: MoonPhase()) // expect: hosting_controller_not_retained
        host.view.backgroundColor = .clear
        return host.view
    }()
}

/// The view becomes the controller's own.
final class MoonScreen: UIViewController {
    override func loadView() {
        let host = UIHostingController(rootView: MoonPhase()) // expect: hosting_controller_not_retained
        view = host.view
    }
}

/// A weak reference keeps nothing.
final class MoonBadge: UIView {
    private weak var host: UIHostingController<MoonPhase>?

    func show(_ night: Int) {
        let made = UIHostingController(rootView: MoonPhase(night: night)) // expect: hosting_controller_not_retained
        made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(made.view)
        host = made
    }
}

/// Header, bar item, stack: each takes the view alone.
final class MoonTable: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIHostingController(rootView: MoonPhase(night: 1)) // expect: hosting_controller_not_retained
        header.view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        tableView.tableHeaderView = header.view

        let item = UIHostingController(rootView: MoonPhase(night: 2)) // expect: hosting_controller_not_retained
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item.view)
    }
}

final class MoonStack: UIView {
    private let stack = UIStackView()

    /// The closure runs within the call, and keeps nothing.
    func fill(_ nights: [Int]) {
        nights.forEach { night in
            let page: UIViewController = UIHostingController(rootView: MoonPhase(night: night)) // expect: hosting_controller_not_retained
            stack.addArrangedSubview(page.view)
        }
    }

    /// Put into a container that stays.
    func wrap() -> UIView {
        let box = UIView()
        let host = UIHostingController(rootView: MoonPhase()) // expect: hosting_controller_not_retained
        host.view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(host.view)
        host.view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        return box
    }
}

/// A project's own hosting controller is one, too; a function outside of types as well.
final class MoonController: UIHostingController<MoonPhase> {
    init(night: Int) {
        super.init(rootView: MoonPhase(night: night))
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { fatalError() }
}

@MainActor
func showMoon(in sky: UIView) {
    let moon = MoonController(night: 3) // expect: hosting_controller_not_retained
    sky.addSubview(moon.view)
}

/// From make: nobody keeps it there either.
struct MoonHolder: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        UIHostingController(rootView: MoonPhase()).view // expect: hosting_controller_not_retained
    }

    func updateUIView(_ view: UIView, context: Context) {}
}
