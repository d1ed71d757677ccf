import SwiftUI
import UIKit

struct RichInput: UIViewRepresentable {
    @Binding var body2: NSAttributedString

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.parent = self
        if !view.attributedText.isEqual(to: body2) {
            view.attributedText = body2 // expect-info: text_write_during_composition
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: RichInput
        init(_ parent: RichInput) { self.parent = parent }
        func textViewDidChange(_ textView: UITextView) { parent.body2 = textView.attributedText }
    }
}
