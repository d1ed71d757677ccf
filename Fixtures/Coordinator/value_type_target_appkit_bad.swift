#if os(macOS)
import AppKit
import SwiftUI

struct ForgeButton: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSButton {
        let button = NSButton(title: "Forge", target: self, action: #selector(Coordinator.forge)) // expect: value_type_target
        button.target = self as AnyObject // expect: value_type_target
        button.addGestureRecognizer(NSClickGestureRecognizer(target: self, action: #selector(Coordinator.forge))) // expect: value_type_target
        return button
    }

    func updateNSView(_ button: NSButton, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        private var count = 0

        @objc func forge() { count += 1 }
    }
}
#endif
