import SwiftUI
import UIKit

/// The binding that asks for the drawer is true already where the drawer writes it.
struct DrawerHost: UIViewControllerRepresentable {
    @Binding var isOpen: Bool

    func makeUIViewController(context: Context) -> DrawerController { DrawerController(host: self) }

    func updateUIViewController(_ controller: DrawerController, context: Context) {
        controller.host = self
        if isOpen, !controller.isShowing {
            controller.open()
        }
    }
}

@MainActor
final class DrawerController: UIViewController {
    var host: DrawerHost
    var isShowing = false {
        didSet {
            if host.isOpen != isShowing { host.isOpen = isShowing }
        }
    }

    init(host: DrawerHost) {
        self.host = host
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func open() {
        isShowing = true
    }
}
