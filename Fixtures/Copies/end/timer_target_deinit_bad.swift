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
            timer = Timer(timeInterval: 0.5, target: self, selector: #selector(blink), userInfo: nil, repeats: true) // expect: missing_dismantle_cleanup
            RunLoop.main.add(timer!, forMode: .common)
        }

        @objc private func blink() { view?.isHidden.toggle() }

        deinit { timer?.invalidate() }
    }
}
