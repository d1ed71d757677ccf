import AppKit
import SwiftUI

struct KeyCatcher: NSViewRepresentable {
    var isOn: Bool

    func makeCoordinator() -> Catcher { Catcher() }

    func makeNSView(context: Context) -> NSView {
        context.coordinator.start()
        return NSView()
    }

    func updateNSView(_ view: NSView, context: Context) {
        if !isOn { context.coordinator.stop() }
    }

    @MainActor
    final class Catcher {
        private var monitor: Any?

        func start() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in event } // expect: missing_dismantle_cleanup
            NSEvent.addGlobalMonitorForEvents(matching: .leftMouseDown) { _ in } // expect: missing_dismantle_cleanup
        }

        func stop() {
            if let monitor { NSEvent.removeMonitor(monitor) }
            monitor = nil
        }
    }
}
