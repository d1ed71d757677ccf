import AppKit
import SwiftUI

struct ScriptEditor: NSViewRepresentable {
    @Binding var selection: NSRange

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSTextView.scrollableTextView()
        (scroll.documentView as? NSTextView)?.delegate = context.coordinator
        return scroll
    }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        guard let text = scroll.documentView as? NSTextView else { return }
        if text.selectedRange() != selection {
            text.setSelectedRange(selection)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(selection: $selection) }

    @MainActor
    final class Coordinator: NSObject {
        let selection: Binding<NSRange>
        init(selection: Binding<NSRange>) { self.selection = selection }
    }
}

extension ScriptEditor.Coordinator: NSTextViewDelegate {
    func textViewDidChangeSelection(_ notification: Notification) {
        guard let text = notification.object as? NSTextView else { return }
        selection.wrappedValue = text.selectedRange() // expect: synchronous_callback_writes_state
    }
}
