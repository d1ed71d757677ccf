import AppKit
import SwiftUI

struct PopoverAnchor: NSViewRepresentable {
    @Binding var isShown: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ anchor: NSView, context: Context) {
        if isShown, context.coordinator.popover == nil {
            let popover = NSPopover()
            popover.delegate = context.coordinator
            context.coordinator.popover = popover
        }
        anchor.window?.delegate = context.coordinator
        var anchor = AnchorSettings()
        anchor.delegate = context.coordinator
        context.coordinator.settings = anchor
        context.coordinator.delegate = context.coordinator
    }

    struct AnchorSettings {
        weak var delegate: Coordinator?
    }

    @MainActor
    final class Coordinator: NSObject, NSPopoverDelegate, NSWindowDelegate {
        var popover: NSPopover?
        var settings = AnchorSettings()
        weak var delegate: Coordinator?

        func popoverDidClose(_ notification: Notification) { popover = nil }
    }
}
