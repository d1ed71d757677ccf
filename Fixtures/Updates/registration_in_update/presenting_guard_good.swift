import SwiftUI
import UIKit

struct RenamePrompt: UIViewControllerRepresentable {
    @Binding var isAsking: Bool

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ host: UIViewController, context: Context) {
        guard isAsking, host.presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isAsking = false })
        host.present(alert, animated: true)
    }
}
