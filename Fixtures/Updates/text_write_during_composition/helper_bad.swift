import AppKit
import SwiftUI

struct Scratch: NSViewRepresentable {
    @Binding var words: String

    func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        view.delegate = context.coordinator
        return view
    }

    func updateNSView(_ view: NSTextView, context: Context) {
        context.coordinator.push(words, into: view)
    }

    func makeCoordinator() -> Coordinator { Coordinator(words: $words) }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        let words: Binding<String>
        init(words: Binding<String>) { self.words = words }

        func push(_ next: String, into view: NSTextView) {
            if view.string == next { return }
            view.string = next // expect-info: text_write_during_composition
        }

        func textDidChange(_ notification: Notification) {
            if let view = notification.object as? NSTextView { words.wrappedValue = view.string }
        }
    }
}
