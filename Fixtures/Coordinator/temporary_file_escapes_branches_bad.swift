import AVKit
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct ReelPicker: UIViewControllerRepresentable {
    var onReel: (URL) -> Void
    var keepsCopies = false

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.parent = self }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate { // expect-info: coordinator_not_main_actor
        var parent: ReelPicker
        private var preview: AVURLAsset?

        init(_ parent: ReelPicker) { self.parent = parent }

        @MainActor
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            guard let provider = results.first?.itemProvider else { return }
            let keepsCopies = parent.keepsCopies
            provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in
                guard let url else { return }
                if keepsCopies {
                    let copy = URL.documentsDirectory.appending(path: url.lastPathComponent)
                    try? FileManager.default.copyItem(at: url, to: copy)
                    DispatchQueue.main.async { self.parent.onReel(copy) }
                } else {
                    DispatchQueue.main.async { self.parent.onReel(url) } // expect: temporary_file_escapes
                }
            }
            provider.loadFileRepresentation(forTypeIdentifier: UTType.quickTimeMovie.identifier) { url, _ in
                guard let url else { return }
                self.preview = AVURLAsset(url: url) // expect: temporary_file_escapes
            }
        }
    }
}
