import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct ClipBox: UIViewControllerRepresentable {
    @Binding var clips: [URL]
    let onClip: (URL) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: ClipBox
        private var last: URL?

        init(parent: ClipBox) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            let movie = UTType.movie.identifier
            for result in results {
                result.itemProvider.loadFileRepresentation(forTypeIdentifier: movie) { url, error in
                    if let error { print(error) }
                    Task { @MainActor in
                        if let url { self.parent.clips.append(url) } // expect: temporary_file_escapes
                    }
                }
                result.itemProvider.loadFileRepresentation(forTypeIdentifier: movie) { url, _ in
                    self.last = url // expect: temporary_file_escapes
                }
                result.itemProvider.loadFileRepresentation(forTypeIdentifier: movie) { file, _ in
                    guard let file else { return }
                    self.deliver(file)
                }
                result.itemProvider.loadFileRepresentation(forTypeIdentifier: movie) { [weak self] file, _ in
                    guard let self, let file else { return }
                    parent.onClip(file) // expect: temporary_file_escapes, binding_write_off_main
                }
            }
        }

        private nonisolated func deliver(_ file: URL) {
            DispatchQueue.main.async {
                self.parent.onClip(file) // expect: temporary_file_escapes
            }
        }
    }
}
