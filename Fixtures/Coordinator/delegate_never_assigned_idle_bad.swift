import SwiftUI
import UIKit

/// Its only callbacks do nothing yet; whoever fills them in will wonder.
struct QuietNotes: UIViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextView {
        context.coordinator.words = 0
        return UITextView()
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {  // expect: delegate_never_assigned
        var words = 0
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewDidEndEditing(_ textView: UITextView) {
            // Nothing to do yet.
        }
    }
}
