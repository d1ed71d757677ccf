import SwiftUI
import UniformTypeIdentifiers

struct LibraryPicker: UIViewControllerRepresentable {
    @Binding var cached: Data?
    @Binding var chosen: URL?
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data])
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) { context.coordinator.parent = self }

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        var parent: LibraryPicker
        init(_ parent: LibraryPicker) { self.parent = parent }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            guard let url = urls.first else { return }
            let preview = URL.cachesDirectory.appending(path: url.lastPathComponent + ".preview")
            parent.cached = try? Data(contentsOf: preview)
            parent.chosen = url
        }
    }
}
