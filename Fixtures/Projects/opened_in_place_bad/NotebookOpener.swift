import SwiftUI
import UIKit
import UniformTypeIdentifiers

struct NotebookOpener: UIViewControllerRepresentable {
    let onOpen: (URL) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(onOpen: onOpen) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
        context.coordinator.onOpen = onOpen
    }

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        var onOpen: (URL) -> Void

        init(onOpen: @escaping (URL) -> Void) { self.onOpen = onOpen }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            guard let url = urls.first else { return }
            onOpen(url)
        }
    }
}
