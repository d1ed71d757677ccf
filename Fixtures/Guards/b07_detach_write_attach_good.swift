import AppKit
import SwiftUI

struct QuietEditor: NSViewRepresentable {
    var text: String
    var isLive: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        silence(view)
        if view.string != text { view.string = text }
        view.delegate = context.coordinator
        view.textStorage?.delegate = isLive ? context.coordinator : nil
        if isLive {
            view.layoutManager?.delegate = context.coordinator
        } else {
            view.layoutManager?.delegate = nil
        }
    }

    private func silence(_ view: NSTextView) {
        view.delegate = nil
    }

    @MainActor
    final class Coordinator: NSObject, NSTextViewDelegate, NSTextStorageDelegate, NSLayoutManagerDelegate {
        func textDidChange(_ notification: Notification) {}
    }
}
