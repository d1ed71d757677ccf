import AppKit
import SwiftUI

struct Hint: NSViewRepresentable {
    @Binding var isShown: Bool

    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        let popover = context.coordinator.popover
        if isShown, !popover.isShown {
            popover.behavior = .applicationDefined
            popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY) // expect: missing_dismantle_cleanup
        } else if !isShown, popover.isShown {
            popover.close()
        }
    }

    @MainActor final class Keeper { let popover = NSPopover() }
}

struct Tip: NSViewRepresentable {
    @Binding var isShown: Bool

    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        let popover = context.coordinator.popover
        popover.behavior = .transient
        if isShown, !popover.isShown {
            popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY) // expect-info: missing_dismantle_cleanup
        }
    }

    @MainActor final class Keeper { let popover = NSPopover() }
}

struct Aid: NSViewRepresentable {
    @Binding var isShown: Bool

    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        context.coordinator.toggle(isShown, at: view)
    }

    static func dismantleNSView(_ view: NSView, coordinator: Keeper) {
        coordinator.toggle(false, at: view)
    }

    @MainActor final class Keeper {
        private let popover = NSPopover()

        func toggle(_ shown: Bool, at view: NSView) {
            guard shown != popover.isShown else { return }
            if shown {
                popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
            } else {
                popover.performClose(nil)
            }
        }
    }
}
