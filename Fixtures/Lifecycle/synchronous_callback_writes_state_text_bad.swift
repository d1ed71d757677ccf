import AppKit
import SwiftUI

struct ScriptEditor: NSViewRepresentable {
    @Binding var range: NSRange
    @ObservedObject var session: ScriptSession

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSScrollView {
        let scroller = NSTextView.scrollableTextView()
        (scroller.documentView as? NSTextView)?.delegate = context.coordinator
        return scroller
    }

    func updateNSView(_ scroller: NSScrollView, context: Context) {
        context.coordinator.parent = self
        guard let editor = scroller.documentView as? NSTextView else { return }
        if editor.selectedRange() != range {
            select(range, in: editor)
        }
    }

    private func select(_ range: NSRange, in editor: NSTextView) {
        editor.setSelectedRange(range)
    }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        var parent: ScriptEditor

        init(_ parent: ScriptEditor) { self.parent = parent }

        func textViewDidChangeSelection(_ note: Notification) {
            guard let editor = note.object as? NSTextView else { return }
            report(editor)
        }

        private func report(_ editor: NSTextView) {
            parent.range = editor.selectedRange() // expect: synchronous_callback_writes_state
            parent.session.line = editor.selectedRange().location // expect: synchronous_callback_writes_state
        }
    }
}

@MainActor
final class ScriptSession: ObservableObject {
    @Published var line = 0
}
