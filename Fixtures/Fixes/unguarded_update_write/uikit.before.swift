import SwiftUI
import UIKit

struct NotePad: UIViewRepresentable {
    @Binding var text: String
    var offset: CGPoint
    var isWriting: Bool

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.text = text  // the source of truth
        if isWriting { view.contentOffset = offset }
        if isWriting {
            view.becomeFirstResponder()
        } else {
            view.resignFirstResponder()
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        let text: Binding<String>
        init(text: Binding<String>) { self.text = text }
        func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
    }
}
