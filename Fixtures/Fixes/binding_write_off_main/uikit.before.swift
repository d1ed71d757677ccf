import PhotosUI
import SwiftUI

struct Picker: UIViewControllerRepresentable {
    @Binding var image: UIImage?

    func makeCoordinator() -> Coordinator { Coordinator(image: $image) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let image: Binding<UIImage?>
        init(image: Binding<UIImage?>) { self.image = image }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            results.first?.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
                self.image.wrappedValue = object as? UIImage
            }
        }
    }
}
