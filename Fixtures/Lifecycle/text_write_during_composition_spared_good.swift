import AppKit
import SwiftUI

struct Memo: NSViewRepresentable {
    @Binding var text: String
    var footer: String

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeNSView(context: Context) -> NSTextView {
        let page = NSTextView()
        page.delegate = context.coordinator
        context.coordinator.footer.isEditable = false
        return page
    }

    func updateNSView(_ page: NSTextView, context: Context) {
        if !page.hasMarkedText(), page.string != text { page.string = text }
        if context.coordinator.footer.string != footer { context.coordinator.footer.string = footer }
    }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        @Binding var text: String
        let footer = NSTextView()

        init(text: Binding<String>) { _text = text }

        func textDidChange(_ note: Notification) {
            guard let page = note.object as? NSTextView else { return }
            text = page.string
        }
    }
}
