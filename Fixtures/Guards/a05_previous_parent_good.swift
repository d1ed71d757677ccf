import SwiftUI
import UIKit

struct QuoteEditor: UIViewRepresentable {
    @Binding var quote: String
    var isFocused: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        let previous = context.coordinator.parent
        context.coordinator.parent = self
        if previous.quote != quote {
            view.text = quote
        }
        guard previous.isFocused != isFocused else { return }
        _ = isFocused ? view.becomeFirstResponder() : view.resignFirstResponder()
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: QuoteEditor

        init(_ parent: QuoteEditor) { self.parent = parent }

        func textViewDidChange(_ textView: UITextView) {
            parent.quote = textView.text
        }
    }
}
