import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct IntroPicker: UIViewControllerRepresentable {
    @Binding var intro: URL?
    func makeCoordinator() -> Coordinator { Coordinator(intro: $intro) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {} // expect-info: missing_closure_refresh

    final class Coordinator: NSObject, PHPickerViewControllerDelegate { // expect-info: coordinator_not_main_actor
        private let intro: Binding<URL?>
        init(intro: Binding<URL?>) { self.intro = intro }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            guard let provider = results.first?.itemProvider else { return } // expect: exit_path_without_dismissal
            loadVideo(from: provider) { [intro] file in
                DispatchQueue.main.async {
                    intro.wrappedValue = file // expect: temporary_file_escapes
                }
            }
        }

        private func loadVideo(from provider: NSItemProvider, completion: @escaping (URL?) -> Void) {
            provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, error in
                completion(url)
            }
        }
    }
}
