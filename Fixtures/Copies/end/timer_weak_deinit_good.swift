import AppKit
import SwiftUI

struct Blink: NSViewRepresentable {
    func makeCoordinator() -> Blinker { Blinker() }

    func makeNSView(context: Context) -> NSView {
        let view = NSView()
        context.coordinator.start(view)
        return view
    }

    func updateNSView(_ view: NSView, context: Context) {}

    @MainActor
    final class Blinker: NSObject {
        private weak var view: NSView?
        private var timer: Timer?

        func start(_ view: NSView) {
            self.view = view
            timer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.blink() }
        }

        private func blink() { view?.isHidden.toggle() }

        deinit { timer?.invalidate() }
    }
}
