import PhotosUI
import SwiftUI

struct PosterPicker: UIViewControllerRepresentable {
    @Binding var isPickerShown: Bool
    @Binding var poster: UIImage?

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        let parent: PosterPicker
        init(_ parent: PosterPicker) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            DispatchQueue.main.async {
                self.parent.isPickerShown = false // expect-info: double_dismissal
            }
        }
    }
}
