import SwiftUI
import UIKit

struct NavShell: UIViewControllerRepresentable {
    class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIImagePickerController {
        with(UIImagePickerController()) { $0.delegate = context.coordinator }
    }
    func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
}
@discardableResult
func with<T: AnyObject>(_ value: T, _ body: (T) -> Void) -> T { body(value); return value }
