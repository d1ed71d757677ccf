import SwiftUI
import UIKit

@MainActor
func built<V: UIView>(_ type: V.Type, _ configure: (V) -> Void) -> V {
    let view = V()
    view.translatesAutoresizingMaskIntoConstraints = false // expect-info: geometry_mutation
    configure(view)
    return view
}

struct BuiltEditor: UIViewRepresentable {
    @Binding var text: String
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: Context) -> UITextView {
        built(UITextView.self) {
            $0.delegate = context.coordinator
            $0.backgroundColor = .clear
        }
    }

    func updateUIView(_ view: UITextView, context: Context) { // expect-info: missing_closure_refresh
        if view.text != text { view.text = text } // expect-info: text_write_during_composition
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        private let text: Binding<String>
        init(text: Binding<String>) { self.text = text }
        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
    }
}
