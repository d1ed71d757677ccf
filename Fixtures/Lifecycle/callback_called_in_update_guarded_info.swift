import AppKit
import SwiftUI

struct Scale: NSViewRepresentable {
    @Binding var height: CGFloat
    var onHeight: (CGFloat) -> Void
    var onFirst: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        if view.bounds.height != height {
            onHeight(view.bounds.height) // expect-info: callback_called_in_update
        }
        if context.coordinator.last != view.bounds.height {
            context.coordinator.last = view.bounds.height
            onHeight(view.bounds.height) // expect-info: callback_called_in_update
        }
        guard !context.coordinator.isKnown else { return }
        context.coordinator.isKnown = true
        onFirst() // expect-info: callback_called_in_update
    }

    @MainActor
    final class Coordinator {
        var last: CGFloat = 0
        var isKnown = false
    }
}
