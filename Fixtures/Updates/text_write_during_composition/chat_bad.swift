import SwiftUI
import UIKit

struct ChatInput: UIViewRepresentable {
    @Binding var message: String

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        guard view.text != message else { return }
        view.text = message // expect-info: text_write_during_composition
    }

    func makeCoordinator() -> Coordinator { Coordinator($message) }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        @Binding var message: String
        init(_ message: Binding<String>) { _message = message }
        func textViewDidChange(_ textView: UITextView) { message = textView.text }
    }
}
