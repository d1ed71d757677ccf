import PDFKit
import SwiftUI
import UIKit
import UniformTypeIdentifiers

struct SheetImport: UIViewControllerRepresentable {
    @Binding var pages: [Data]
    @Binding var isOpen: Bool

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: false)
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        var parent: SheetImport

        init(parent: SheetImport) { self.parent = parent }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            for url in urls {
                load(url)
            }
            parent.pages += urls.compactMap { try? Data(contentsOf: $0) } // expect: security_scope_not_opened
            parent.isOpen = false
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            parent.isOpen = false
        }

        private func load(_ file: URL) {
            guard let document = PDFDocument(url: file) else { return } // expect: security_scope_not_opened
            parent.pages = document.dataRepresentation().map { [$0] } ?? []
        }
    }
}

struct ScopedImport: UIViewControllerRepresentable {
    @Binding var pages: [Data]
    let importer: Importer

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
        context.coordinator.parent = self
    }

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        var parent: ScopedImport

        init(parent: ScopedImport) { self.parent = parent }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            parent.pages = urls.compactMap { Scope.read($0) }
            // What others do with it is theirs.
            urls.forEach(parent.importer.take)
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            parent.pages = []
        }
    }
}

enum Scope {
    static func read(_ url: URL) -> Data? {
        guard url.startAccessingSecurityScopedResource() else { return nil }
        defer { url.stopAccessingSecurityScopedResource() }
        return try? Data(contentsOf: url)
    }
}

protocol Importer {
    func take(_ url: URL)
}
