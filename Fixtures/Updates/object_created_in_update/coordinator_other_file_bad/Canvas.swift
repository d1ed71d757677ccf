import AppKit
import SwiftUI

struct PencilBoard: NSViewRepresentable {
    var lineWidth: CGFloat

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ nsView: NSView, context: Context) {
        context.coordinator.refresh(nsView, lineWidth: lineWidth)
    }

    func makeCoordinator() -> PencilBoardCoordinator { PencilBoardCoordinator() }
}
