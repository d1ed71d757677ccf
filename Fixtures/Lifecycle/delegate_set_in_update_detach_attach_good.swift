import SwiftUI
import UIKit

struct QuietEditor: UIViewRepresentable {
    @Binding var words: String

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextView {
        let editor = UITextView()
        editor.delegate = context.coordinator
        return editor
    }

    func updateUIView(_ editor: UITextView, context: Context) {
        // The delegate stays away while the text is put in.
        editor.delegate = nil
        if editor.text != words {
            editor.text = words
        }
        editor.delegate = context.coordinator
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        let parent: QuietEditor

        init(_ parent: QuietEditor) {
            self.parent = parent
        }

        func textViewDidChange(_ editor: UITextView) {
            parent.words = editor.text
        }
    }
}
