import SwiftUI
import UIKit

struct Memo: UIViewRepresentable {
    @Binding var memo: String

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        guard view.markedTextRange == nil else { return }
        if view.text != memo { view.text = memo }
    }

    func makeCoordinator() -> Coordinator { Coordinator($memo) }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        let memo: Binding<String>
        init(_ memo: Binding<String>) { self.memo = memo }
        func textViewDidChange(_ textView: UITextView) { memo.wrappedValue = textView.text }
    }
}
