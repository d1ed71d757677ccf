import SwiftUI
import UIKit

struct LogOpener: UIViewControllerRepresentable {
    @Binding var lines: [String]

    func makeCoordinator() -> Coordinator { Coordinator(lines: $lines) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.log])
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        private let lines: Binding<[String]>
        init(lines: Binding<[String]>) { self.lines = lines }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            guard let url = urls.first else { return }
            Task {
                var read: [String] = []
                for try await line in url.lines { // expect: security_scope_not_opened
                    read.append(line)
                }
                lines.wrappedValue = read
            }
        }
    }
}
