import AppKit
import SwiftUI

struct Hover: NSViewRepresentable {
    var changed: (Int) -> Void
    var count: Int

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.sync(view)
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    @MainActor
    final class Coordinator {
        var parent: Hover
        init(parent: Hover) { self.parent = parent }

        func sync(_ view: NSView) {
            parent.changed(view.subviews.count) // expect: callback_called_in_update
        }
    }
}
