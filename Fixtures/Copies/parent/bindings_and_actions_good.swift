import SwiftUI
import UIKit

struct Mailer: UIViewControllerRepresentable {
    @Binding var isShown: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @State private var tries = 0
    static let limit = 4
    let spacing: CGFloat = 8
    var subject: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.title = subject
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {
        picker.title = subject
    }

    func close() {
        isShown = false
        dismiss()
    }

    @MainActor
    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let parent: Mailer

        init(_ parent: Mailer) { self.parent = parent }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            picker.view.layer.cornerRadius = parent.spacing
            if parent.tries > Mailer.limit {
                parent.mode.wrappedValue.dismiss()
            }
            parent.$isShown.wrappedValue.toggle()
            parent.close()
        }
    }
}
