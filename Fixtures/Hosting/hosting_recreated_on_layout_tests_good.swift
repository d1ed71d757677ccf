import SwiftUI
import UIKit

struct Badge: View {
    let name: String
    var body: some View { Text(name) }
}

/// Made while the list of them is empty.
final class BadgeStrip: UIView {
    private var hosts: [UIViewController] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        if hosts.isEmpty {
            for name in ["new", "sale"] {
                let host = UIHostingController(rootView: Badge(name: name))
                addSubview(host.view)
                hosts.append(host)
            }
        }
        for host in hosts { host.view.frame = bounds }
    }
}

/// Made for each name that has none.
final class BadgeBoard: UIView {
    private var hosts: [String: UIViewController] = [:]
    var names: [String] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        for name in names where hosts[name] == nil {
            let host = UIHostingController(rootView: Badge(name: name))
            addSubview(host.view)
            hosts[name] = host
        }
        for host in hosts.values { host.view.frame = bounds }
    }
}
