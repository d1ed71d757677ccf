import AppKit
import SwiftUI

@MainActor let consoleDesk = ConsoleDesk()

@MainActor
final class ConsoleDesk: NSObject, NSTextViewDelegate {
    var textView: NSTextView?
    func log(_ line: String) { textView?.string += line + "\n" }
    func textDidChange(_ notification: Notification) { textView?.scrollToEndOfDocument(nil) }
}

struct ConsoleView: NSViewRepresentable {
    func makeCoordinator() -> ConsoleDesk { consoleDesk } // expect: shared_coordinator

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSTextView.scrollableTextView()
        let text = scroll.documentView as? NSTextView
        text?.delegate = context.coordinator
        context.coordinator.textView = text
        return scroll
    }

    func updateNSView(_ scroll: NSScrollView, context: Context) {}
}
