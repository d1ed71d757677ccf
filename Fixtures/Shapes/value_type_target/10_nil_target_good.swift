import SwiftUI
import AppKit

struct CopyButton: NSViewRepresentable {
    final class Coordinator: NSObject { @objc func copyNow(_ sender: Any?) {} }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeNSView(context: Context) -> NSButton {
        let button = NSButton(title: "Copy", target: nil, action: #selector(NSText.copy(_:)))
        button.menu = NSMenu()
        button.menu?.addItem(withTitle: "Copy", action: #selector(Coordinator.copyNow(_:)), keyEquivalent: "").target = context.coordinator
        return button
    }
    func updateNSView(_ nsView: NSButton, context: Context) {}
}
