import SwiftUI
import UIKit

struct RotationWatcher: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        watch()
        return controller
    }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
extension RotationWatcher {
    private func watch() {
        NotificationCenter.default.addObserver(
            self, // expect: value_type_target
            selector: Selector(("turned")),
            name: UIDevice.orientationDidChangeNotification,
            object: nil)
    }
}
