import PanelKit
import SwiftUI
import UIKit

struct Gauge: View {
    var value = 0
    var body: some View { Text("\(value)") }
}

final class GaugeView: UIView {
    var value = 0
    private var host: UIHostingController<Gauge>?

    override func layoutSubviews() {
        super.layoutSubviews()
        rebuild()
    }

    private func rebuild() {
        host?.view.removeFromSuperview()
        let made = UIHostingController(rootView: Gauge(value: value)) // expect: hosting_recreated_on_layout
        made.view.frame = bounds
        addSubview(made.view)
        host = made
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        if value > 0 {
            let made = UIHostingController(rootView: Gauge(value: value)) // expect: hosting_recreated_on_layout
            addSubview(made.view)
            host = made
        }
    }
}

final class GaugeScreen: UIViewController {
    private var hosts: [UIHostingController<Gauge>] = []

    /// An unwrap that merely reaches something is no test of what is made.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let navigation = navigationController else { return }
        DispatchQueue.main.async {
            let made = UIHostingController(rootView: Gauge(value: navigation.viewControllers.count)) // expect: hosting_recreated_on_layout
            self.addChild(made)
            made.view.autoresizingMask = [.flexibleWidth]
            self.view.addSubview(made.view)
            made.didMove(toParent: self)
            self.hosts.append(made)
        }
    }

    override func updateProperties() {
        super.updateProperties()
        let made = UIHostingController(rootView: Gauge()) // expect: hosting_recreated_on_layout
        view = made.view
    }
}

/// Its class comes from elsewhere.
final class GaugePanel: PanelKitView {
    private var host: UIHostingController<Gauge>?

    override func layoutSubviews() {
        super.layoutSubviews()
        host = UIHostingController(rootView: Gauge()) // expect: hosting_recreated_on_layout
    }
}
