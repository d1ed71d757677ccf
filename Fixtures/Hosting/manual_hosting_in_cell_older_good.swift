import SwiftUI
import UIKit

struct TeaRow: View {
    let name: String
    var body: some View { Text(name) }
}

/// By hand only where the configuration does not exist.
final class TeaCell: UITableViewCell {
    private var host: UIHostingController<TeaRow>?

    func show(_ name: String) {
        guard #available(iOS 16.0, *) else { return showByHand(name) }
        contentConfiguration = UIHostingConfiguration { TeaRow(name: name) }
    }

    private func showByHand(_ name: String) {
        if let host {
            host.rootView = TeaRow(name: name)
            return
        }
        let host = UIHostingController(rootView: TeaRow(name: name))
        host.view.frame = contentView.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(host.view)
        self.host = host
    }
}
