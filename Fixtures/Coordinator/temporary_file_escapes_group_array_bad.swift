import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct MontagePicker: UIViewControllerRepresentable {
    var onFiles: ([URL]) -> Void
    func makeCoordinator() -> Coordinator { Coordinator(onFiles: onFiles) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) { context.coordinator.onFiles = onFiles }

    final class Coordinator: NSObject, PHPickerViewControllerDelegate { // expect-info: coordinator_not_main_actor
        var onFiles: ([URL]) -> Void
        init(onFiles: @escaping ([URL]) -> Void) { self.onFiles = onFiles }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            let group = DispatchGroup()
            let lock = NSLock()
            var files: [URL] = []
            for result in results {
                group.enter()
                result.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, _ in
                    if let url {
                        lock.withLock { files.append(url) } // expect: temporary_file_escapes
                    }
                    group.leave()
                }
            }
            group.notify(queue: .main) { self.onFiles(files) }
        }
    }
}
