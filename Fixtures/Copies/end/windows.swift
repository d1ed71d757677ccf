import AppKit
import SwiftUI

struct Panelled: NSViewRepresentable {
    @Binding var isOpen: Bool

    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        guard let window = view.window else { return }
        if isOpen, context.coordinator.panel.parent == nil {
            window.addChildWindow(context.coordinator.panel, ordered: .above) // expect: missing_dismantle_cleanup
        }
    }

    @MainActor final class Keeper { let panel = NSPanel() }
}

struct Sheeted: NSViewRepresentable {
    @Binding var isOpen: Bool

    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        let sheet = context.coordinator.sheet
        if isOpen, sheet.sheetParent == nil {
            view.window?.beginSheet(sheet)
        }
    }

    static func dismantleNSView(_ view: NSView, coordinator: Keeper) {
        coordinator.finish()
    }

    @MainActor final class Keeper {
        let sheet = NSPanel()
        func finish() {
            guard let parent = sheet.sheetParent else { return }
            parent.endSheet(sheet)
        }
    }
}
