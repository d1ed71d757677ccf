import PhotosUI
import SwiftUI

/// Picks the picture of a recipe. Nothing is wrong here.
struct PhotoPicker: UIViewControllerRepresentable {
    let onFinish: ([NSItemProvider]) -> Void

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.onFinish = onFinish
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(onFinish: onFinish)
    }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var onFinish: ([NSItemProvider]) -> Void

        init(onFinish: @escaping ([NSItemProvider]) -> Void) {
            self.onFinish = onFinish
        }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            onFinish(results.map(\.itemProvider))
        }
    }
}
