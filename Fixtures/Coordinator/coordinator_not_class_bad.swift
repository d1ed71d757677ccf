import AppKit
import SwiftUI

struct LapTimer: NSViewRepresentable {
    func makeCoordinator() -> LapMemory { LapMemory() }
    func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "") }
    func updateNSView(_ label: NSTextField, context: Context) {
        label.stringValue = context.coordinator.title(for: 3)
    }
}

/// Declared apart, with a method alone.
struct LapMemory { // expect: coordinator_not_class
    func title(for lap: Int) -> String { "Lap \(lap)" }
}

struct PhaseView: NSViewRepresentable {
    func makeCoordinator() -> Phase { .idle }
    func makeNSView(context: Context) -> NSView { NSView() }
    func updateNSView(_ view: NSView, context: Context) {
        view.isHidden = context.coordinator == .idle
    }

    enum Phase { // expect: coordinator_not_class
        case idle
        case running
    }
}
