import SwiftUI
import UIKit

struct PagedPanel<Content: View>: UIViewControllerRepresentable {
    let content: Content // expect: property_not_synced
    var tint: UIColor // expect-info: property_not_synced
    var onLeave: () -> Void // expect: property_not_synced
    var isBusy: Bool

    func makeUIViewController(context: Context) -> PanelController {
        let panel = PanelController()
        panel.view.tintColor = tint
        panel.onLeave = onLeave
        let host = UIHostingController(rootView: content)
        panel.addChild(host)
        panel.view.addSubview(host.view)
        host.didMove(toParent: panel)
        return panel
    }

    func updateUIViewController(_ panel: PanelController, context: Context) {
        panel.view.isUserInteractionEnabled = !isBusy
    }
}

final class PanelController: UIViewController {
    var onLeave: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onLeave?()
    }
}
