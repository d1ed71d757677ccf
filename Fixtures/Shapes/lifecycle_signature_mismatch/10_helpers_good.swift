import SwiftUI
import WatchKit
import UIKit

struct BadgeCanvas<Overlay: View>: UIViewControllerRepresentable {
    let overlay: Overlay

    @MainActor final class Store {
        var host: UIHostingController<Overlay>?
    }

    func makeCoordinator() -> Store { Store() }

    func makeUIViewController(context: Context) -> UIHostingController<Overlay> {
        let host = UIHostingController(rootView: overlay)
        context.coordinator.host = host
        updateContent(of: host)
        return host
    }

    func updateUIViewController(_ host: UIHostingController<Overlay>, context: Context) {
        host.rootView = overlay
        updateContent(of: host)
    }

    private func updateContent(of host: UIHostingController<Overlay>) {
        host.view.backgroundColor = .clear
    }

    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator) {
        coordinator.host = nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIHostingController<Overlay>, context: Context) -> CGSize? {
        uiViewController.sizeThatFits(in: proposal.replacingUnspecifiedDimensions())
    }
}
