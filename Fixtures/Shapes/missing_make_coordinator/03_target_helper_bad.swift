import SwiftUI
import AppKit

struct Chooser: NSViewRepresentable {
    class Coordinator: NSObject { @objc func choose(_ s: Any?) {} }
    func makeNSView(context: Context) -> NSPopUpButton {
        let button = NSPopUpButton()
        wire(button, context: context)
        return button
    }
    func updateNSView(_ b: NSPopUpButton, context: Context) {}
    private func wire(_ button: NSPopUpButton, context: Context) {
        button.target = context.coordinator // expect: missing_make_coordinator
        button.action = #selector(Coordinator.choose(_:))
    }
}
