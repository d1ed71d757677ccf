import SwiftUI
import UIKit

struct Sheet: UIViewControllerRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UINavigationController { let c = UINavigationController(); c.delegate = context.coordinator; return c }
    func updateUIViewController(_ t: UINavigationController, context: Context) {}
    @MainActor final class Coordinator: NSObject, UINavigationControllerDelegate {
        func showDetails(_ id: String) {}
        func reset() {}
        @IBAction func pop(_ sender: Any) {}
    }
}
