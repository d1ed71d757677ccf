import AppKit
import SwiftUI

struct Press: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        let click = NSClickGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.clicked))
        view.addGestureRecognizer(click)
        return view
    }

    func updateNSView(_ view: NSView, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        @objc func clicked() {}
    }
}
