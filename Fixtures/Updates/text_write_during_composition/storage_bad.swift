import AppKit
import SwiftUI

struct CodePad: NSViewRepresentable {
    @Binding var source: String

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSTextView.scrollableTextView()
        (scroll.documentView as! NSTextView).delegate = context.coordinator
        return scroll
    }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        let view = scroll.documentView as! NSTextView
        if view.string != source {
            view.textStorage?.setAttributedString(NSAttributedString(string: source)) // expect-info: text_write_during_composition
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(source: $source) }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        let source: Binding<String>
        init(source: Binding<String>) { self.source = source }
        func textDidChange(_ notification: Notification) {
            guard let view = notification.object as? NSTextView else { return }
            source.wrappedValue = view.string
        }
    }
}
