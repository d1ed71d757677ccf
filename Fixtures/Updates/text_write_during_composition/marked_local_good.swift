import AppKit
import SwiftUI

struct Poem: NSViewRepresentable {
    @Binding var poem: String

    func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        view.delegate = context.coordinator
        return view
    }

    func updateNSView(_ view: NSTextView, context: Context) {
        let composing = view.hasMarkedText()
        guard view.string != poem && !composing else { return }
        view.string = poem
    }

    func makeCoordinator() -> Coordinator { Coordinator($poem) }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        let poem: Binding<String>
        init(_ poem: Binding<String>) { self.poem = poem }
        func textDidChange(_ notification: Notification) {
            poem.wrappedValue = (notification.object as? NSTextView)?.string ?? ""
        }
    }
}
