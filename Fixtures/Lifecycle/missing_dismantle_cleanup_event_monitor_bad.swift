import AppKit
import SwiftUI

struct ScrubArea: NSViewRepresentable {
    var onScrub: (CGFloat) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(onScrub: onScrub)
    }

    func makeNSView(context: Context) -> NSView {
        context.coordinator.listen()
        return NSView()
    }

    func updateNSView(_ area: NSView, context: Context) {
        context.coordinator.onScrub = onScrub
    }

    static func dismantleNSView(_ area: NSView, coordinator: Coordinator) {
        coordinator.forget()
    }

    @MainActor
    final class Coordinator: NSObject {
        var onScrub: (CGFloat) -> Void
        private var monitor: Any?

        init(onScrub: @escaping (CGFloat) -> Void) {
            self.onScrub = onScrub
        }

        func listen() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in // expect: missing_dismantle_cleanup
                self?.onScrub(event.scrollingDeltaX)
                return event
            }
        }

        /// Drops the token; the application keeps the monitor.
        func forget() {
            monitor = nil
        }
    }
}
