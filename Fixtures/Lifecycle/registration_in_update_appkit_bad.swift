import AppKit
import AVFoundation
import SwiftUI

struct NoticeBoard: NSViewRepresentable {
    @Binding var asks: Bool
    var player: AVPlayer

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ board: NSView, context: Context) {
        if asks, let window = board.window {
            window.beginSheet(NSWindow()) // expect: registration_in_update
            window.addChildWindow(context.coordinator.panel, ordered: .above) // expect: registration_in_update
        }
        if asks {
            NSMenu().popUp(positioning: nil, at: .zero, in: board) // expect: registration_in_update
        }
        context.coordinator.token = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { _ in } // expect: registration_in_update
        player.addObserver(context.coordinator, forKeyPath: "rate", options: [], context: nil) // expect: registration_in_update
        // Asked first, or carried out once.
        if asks, let window = board.window, window.attachedSheet == nil {
            window.beginSheet(NSWindow())
        }
        if asks, context.coordinator.panel.parent == nil {
            board.window?.addChildWindow(context.coordinator.panel, ordered: .above)
        }
        if asks {
            DispatchQueue.main.async { asks = false }
            NSAlert().runModal()
        }
    }

    static func dismantleNSView(_ board: NSView, coordinator: Coordinator) {
        coordinator.panel.close()
    }

    @MainActor
    final class Coordinator: NSObject {
        let panel = NSPanel()
        var token: Any?
    }
}
