import AppKit
import SwiftUI

struct Gauge: NSViewControllerRepresentable {
    func makeCoordinator() -> Keeper { Keeper() }
    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
    func updateNSViewController(_ controller: NSViewController, context: Context) {}

    static func dismantleNSView(_ controller: NSViewController, coordinator: Keeper) {
        coordinator.stop()
    }

    @MainActor
    final class Keeper {
        func stop() {}
    }
}
