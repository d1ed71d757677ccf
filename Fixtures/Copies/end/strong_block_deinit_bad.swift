import AppKit
import SwiftUI

struct Hotkey: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView {
        context.coordinator.listen()
        return NSView()
    }

    func updateNSView(_ view: NSView, context: Context) {}

    @MainActor
    final class Coordinator {
        private var monitor: Any?
        private var presses = 0

        func listen() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
                self.presses += 1 // expect: strong_coordinator_capture
                return event
            }
        }

        deinit {
            if let monitor { NSEvent.removeMonitor(monitor) }
        }
    }
}
