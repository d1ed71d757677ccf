import AppKit
import SwiftUI

struct SizeMenu: NSViewRepresentable {
    @Binding var size: Int
    @Binding var isBold: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSPopUpButton {
        let button = NSPopUpButton()
        button.target = context.coordinator
        button.action = #selector(Coordinator.chosen(_:))
        return button
    }

    func updateNSView(_ button: NSPopUpButton, context: Context) {
        context.coordinator.parent = self
        button.select(button.item(at: size)) // expect-info: unguarded_update_write
        button.state = isBold ? .on : .off // expect-info: unguarded_update_write
        button.selectItem(at: size) // expect: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject {
        var parent: SizeMenu
        init(_ parent: SizeMenu) { self.parent = parent }
        @objc func chosen(_ sender: NSPopUpButton) {
            parent.size = sender.indexOfSelectedItem
            parent.isBold = sender.state == .on
        }
    }
}
