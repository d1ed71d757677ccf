import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct ClipShelf: UIViewControllerRepresentable {
    @Binding var clip: URL?
    @Binding var name: String
    @Binding var image: UIImage?

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
        var parent: ClipShelf

        init(parent: ClipShelf) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            guard let provider = results.first?.itemProvider else { return }
            provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in
                guard let url, let kept = Self.keep(url) else { return }
                DispatchQueue.main.async {
                    self.parent.clip = kept
                    self.parent.name = url.lastPathComponent
                }
            }
            provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, _ in
                let image = url.flatMap { UIImage(contentsOfFile: $0.path) }
                DispatchQueue.main.async { self.parent.image = image }
            }
            provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { url, _ in
                DispatchQueue.main.sync {
                    self.parent.image = url.flatMap { UIImage(contentsOfFile: $0.path) }
                }
            }
        }

        private nonisolated static func keep(_ url: URL) -> URL? {
            let target = FileManager.default.temporaryDirectory.appendingPathComponent(url.lastPathComponent)
            try? FileManager.default.moveItem(at: url, to: target)
            return target
        }
    }
}
