import SwiftUI
import AppKit

struct SharedLogPane: NSViewRepresentable {
    static let pane = NSTextView.scrollableTextView() // expect: view_stored_in_representable

    func makeNSView(context: Context) -> NSScrollView {
        return SharedLogPane.pane
    }
    func updateNSView(_ nsView: NSScrollView, context: Context) {}
}
