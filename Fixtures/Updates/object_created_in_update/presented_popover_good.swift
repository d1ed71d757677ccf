import AppKit
import SwiftUI

struct HelpAnchor: NSViewRepresentable {
    @Binding var showsHelp: Bool

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ anchor: NSView, context: Context) {
        if showsHelp, context.coordinator.popover == nil {
            let popover = NSPopover()
            popover.behavior = .transient
            popover.contentViewController = NSHostingController(rootView: Text("Help"))
            context.coordinator.popover = popover
            popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    static func dismantleNSView(_ nsView: NSView, coordinator: Coordinator) {
        coordinator.popover?.close()
    }

    @MainActor
    final class Coordinator {
        var popover: NSPopover?
    }
}
