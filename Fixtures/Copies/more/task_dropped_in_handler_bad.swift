import AppKit
import SwiftUI

struct Watcher: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSButton {
        NSButton(title: "Watch", target: context.coordinator, action: #selector(Coordinator.watch))
    }

    func updateNSView(_ button: NSButton, context: Context) {}

    @MainActor
    final class Coordinator: NSObject {
        private var wakes = 0

        @objc func watch() {
            Task { // expect: missing_dismantle_cleanup
                let notes = NSWorkspace.shared.notificationCenter.notifications(named: NSWorkspace.didWakeNotification)
                for await _ in notes { wakes += 1 }
            }
        }
    }
}
