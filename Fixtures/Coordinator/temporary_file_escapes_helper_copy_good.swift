import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

enum Inbox {
    static func adopt(_ url: URL) throws -> URL {
        let target = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + "." + url.pathExtension)
        try FileManager.default.copyItem(at: url, to: target)
        return target
    }
}

struct LoopPicker: UIViewControllerRepresentable {
    var onPicked: (Result<URL, Error>) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(onPicked: onPicked) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.onPicked = onPicked }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate { // expect-info: coordinator_not_main_actor
        var onPicked: (Result<URL, Error>) -> Void
        init(onPicked: @escaping (Result<URL, Error>) -> Void) { self.onPicked = onPicked }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            guard let provider = results.first?.itemProvider else { return } // expect: exit_path_without_dismissal
            provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, error in
                let result = Result<URL, Error> {
                    guard let url else { throw error ?? CocoaError(.fileNoSuchFile) }
                    return try Inbox.adopt(url)
                }
                DispatchQueue.main.async { self.onPicked(result) }
            }
        }
    }
}
