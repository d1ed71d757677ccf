import AppKit
import SwiftUI

struct WindowReader: NSViewRepresentable {
    var onWindow: (NSWindow?) -> Void

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        onWindow(view.window) // expect: callback_called_in_update
    }
}
