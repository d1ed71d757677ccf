import AppKit
import SwiftUI

/// A child window belongs to its parent window, and stays with it.
struct Loupe: NSViewRepresentable {
    var isShown: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        let coordinator = context.coordinator
        if isShown, coordinator.panel == nil {
            let panel = NSPanel()
            coordinator.panel = panel
            view.window?.addChildWindow(panel, ordered: .above) // expect: missing_dismantle_cleanup
        } else if !isShown, let panel = coordinator.panel {
            view.window?.removeChildWindow(panel)
            coordinator.panel = nil
        }
    }

    @MainActor
    final class Coordinator { var panel: NSPanel? }
}
