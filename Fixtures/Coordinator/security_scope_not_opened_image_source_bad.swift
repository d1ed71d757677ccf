import ImageIO
import SwiftUI
import UniformTypeIdentifiers

struct ThumbImporter: UIViewControllerRepresentable {
    @Binding var thumb: CGImage?
    func makeCoordinator() -> Coordinator { Coordinator(thumb: $thumb) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {} // expect-info: missing_closure_refresh

    @MainActor
    final class Coordinator: NSObject, UIDocumentPickerDelegate {
        private let thumb: Binding<CGImage?>
        init(thumb: Binding<CGImage?>) { self.thumb = thumb }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            guard let url = urls.first, let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return } // expect: security_scope_not_opened
            thumb.wrappedValue = CGImageSourceCreateThumbnailAtIndex(source, 0, nil)
        }
    }
}
