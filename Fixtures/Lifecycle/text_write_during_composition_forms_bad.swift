import AppKit
import SwiftUI

struct Letter: NSViewRepresentable {
    var text: String
    var onEdit: (String) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSScrollView {
        let scroller = NSTextView.scrollableTextView()
        (scroller.documentView as? NSTextView)?.delegate = context.coordinator
        return scroller
    }

    func updateNSView(_ scroller: NSScrollView, context: Context) {
        context.coordinator.parent = self
        guard let page = scroller.documentView as? NSTextView, page.string != text else { return }
        page.string = text // expect-info: text_write_during_composition
    }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        var parent: Letter

        init(_ parent: Letter) { self.parent = parent }

        func textDidChange(_ note: Notification) {
            guard let page = note.object as? NSTextView else { return }
            parent.onEdit(page.string)
        }
    }
}

struct Poem: NSViewRepresentable {
    @Binding var verses: NSAttributedString

    func makeCoordinator() -> Coordinator { Coordinator(verses: $verses) }

    func makeNSView(context: Context) -> NSTextView {
        let page = NSTextView()
        page.delegate = context.coordinator
        return page
    }

    func updateNSView(_ page: NSTextView, context: Context) {
        if page.attributedString() != verses {
            page.textStorage?.setAttributedString(verses) // expect-info: text_write_during_composition
        }
    }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate {
        @Binding var verses: NSAttributedString

        init(verses: Binding<NSAttributedString>) { _verses = verses }

        func textDidChange(_ note: Notification) {
            guard let page = note.object as? NSTextView else { return }
            verses = page.attributedString()
        }
    }
}
