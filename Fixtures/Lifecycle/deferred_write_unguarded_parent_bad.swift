import AppKit
import SwiftUI

struct Shelf: NSViewRepresentable {
    @Binding var edge: CGFloat
    @Binding var item: String?

    func makeCoordinator() -> Coordinator { Coordinator(shelf: self) }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        context.coordinator.shelf = self
        context.coordinator.measure(view)
        if let item {
            DispatchQueue.main.async { self.item = item + "!" } // expect: deferred_write_unguarded
        }
    }

    @MainActor
    final class Coordinator {
        var shelf: Shelf

        init(shelf: Shelf) { self.shelf = shelf }

        func measure(_ view: NSView) {
            OperationQueue.main.addOperation { [self] in
                shelf.edge = view.frame.maxX // expect: deferred_write_unguarded
            }
        }
    }
}
