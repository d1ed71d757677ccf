import AppKit
import SwiftUI

struct TipAnchor: NSViewRepresentable {
    var showsTip: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeNSView(context: Context) -> NSView {
        NSView()
    }

    func updateNSView(_ anchor: NSView, context: Context) {
        let coordinator = context.coordinator
        if showsTip, !coordinator.tip.isShown {
            coordinator.tip.behavior = .applicationDefined
            coordinator.tip.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .minY) // expect: missing_dismantle_cleanup
        }
        if showsTip, !coordinator.hint.isShown {
            coordinator.hint.behavior = .transient
            coordinator.hint.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY) // expect-info: missing_dismantle_cleanup
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        let tip = NSPopover()
        let hint = NSPopover()
    }
}
