import AppKit
import SwiftUI

struct QuickField: NSViewRepresentable {
    var isFocused: Bool

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        if isFocused {
            guard field.currentEditor() == nil else { return }
            field.window?.makeFirstResponder(field)
        } else if let window = field.window, window.firstResponder === field.currentEditor() {
            window.makeFirstResponder(nil)
        }
    }
}

struct QuickArea: NSViewRepresentable {
    var isFocused: Bool
    var text: String

    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        if isFocused, let window = view.window, window.firstResponder != view {
            Task { @MainActor in window.makeFirstResponder(view) }
        }
        guard !view.hasMarkedText() else { return }
        view.string = text
    }
}
