import SwiftUI
import UIKit

struct PickSheet: UIViewControllerRepresentable {
    let onPick: ([URL]) -> Void
    func makeCoordinator() -> PickDriver { .init(onPick: onPick) }
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {} // expect: missing_closure_refresh
}
