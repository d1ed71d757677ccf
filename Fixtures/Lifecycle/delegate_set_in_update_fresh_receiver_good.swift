import SwiftUI
import UIKit

struct SwatchWell: UIViewControllerRepresentable {
    var isPicking: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIViewController(context: Context) -> UIViewController {
        UIViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
        guard isPicking, controller.presentedViewController == nil else { return }
        let picker = UIColorPickerViewController()
        picker.delegate = context.coordinator
        controller.present(picker, animated: true)
    }

    @MainActor
    final class Coordinator: NSObject, UIColorPickerViewControllerDelegate {
        func colorPickerViewControllerDidFinish(_ picker: UIColorPickerViewController) {}
    }
}
