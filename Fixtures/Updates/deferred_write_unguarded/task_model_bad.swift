import AppKit
import SwiftUI

struct WindowProbe: NSViewRepresentable {
    @Binding var window: CGRect

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        Task { @MainActor in
            await Task.yield()
            window = view.window?.frame ?? .zero // expect: deferred_write_unguarded
        }
    }
}
