import AppKit
import SwiftUI

struct KeyCatcher: NSViewRepresentable {
    @Binding var last: UInt16

    func makeCoordinator() -> Catcher { Catcher() }

    func makeNSView(context: Context) -> NSView {
        context.coordinator.start { last = $0 }
        return NSView()
    }

    func updateNSView(_ view: NSView, context: Context) {}

    @MainActor
    final class Catcher {
        private var monitors: [Any?] = []

        func start(_ tell: @escaping (UInt16) -> Void) {
            monitors = [
                NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
                    tell(event.keyCode)
                    return event
                },
                NSEvent.addGlobalMonitorForEvents(matching: .keyDown) { tell($0.keyCode) },
            ]
        }

        deinit {
            for monitor in monitors {
                if let monitor { NSEvent.removeMonitor(monitor) }
            }
        }
    }
}
