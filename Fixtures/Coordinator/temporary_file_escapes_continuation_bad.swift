import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct AsyncClipPicker: UIViewControllerRepresentable {
    @Binding var clip: URL?

    func makeCoordinator() -> Coordinator { Coordinator(clip: $clip) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        private let clip: Binding<URL?>
        init(clip: Binding<URL?>) { self.clip = clip }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            guard let provider = results.first?.itemProvider else { return }
            Task { clip.wrappedValue = await file(of: provider) }
        }

        private func file(of provider: NSItemProvider) async -> URL? {
            await withCheckedContinuation { continuation in
                provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in
                    continuation.resume(returning: url) // expect: temporary_file_escapes
                }
            }
        }
    }
}
