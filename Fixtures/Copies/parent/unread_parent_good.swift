import SwiftUI
import UIKit

struct Slate: UIViewRepresentable {
    var lines: Int
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.textContainer.maximumNumberOfLines = lines
        if view.text != text { view.text = text }
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: Slate
        private let text: Binding<String>

        init(_ parent: Slate) {
            self.parent = parent
            self.text = parent.$text
        }

        func textViewDidChange(_ textView: UITextView) {
            let lines = textView.text.split(separator: "\n")
            text.wrappedValue = lines.joined(separator: "\n")
        }
    }
}
