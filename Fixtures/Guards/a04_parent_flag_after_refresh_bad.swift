import SwiftUI
import UIKit

struct DraftComposer: UIViewRepresentable {
    @Binding var draft: String
    var wantsKeyboard: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.focusIfAsked(view)
        if context.coordinator.parent.draft.isEmpty {
            view.text = "" // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: DraftComposer

        init(_ parent: DraftComposer) { self.parent = parent }

        func focusIfAsked(_ view: UITextView) {
            guard parent.wantsKeyboard else { return }
            view.becomeFirstResponder() // expect: unguarded_update_write
        }

        func textViewDidChange(_ textView: UITextView) {
            parent.draft = textView.text
        }
    }
}
