import SwiftUI
import UIKit

struct Proper: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UITextView { let t = UITextView(); t.delegate = context.coordinator; return t }
    func updateUIView(_ t: UITextView, context: Context) {}
    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
        func textViewDidChange(_ textView: UITextView) { textDidChange(textView.text) }
        func textDidChange(_ text: String) {}
    }
}
