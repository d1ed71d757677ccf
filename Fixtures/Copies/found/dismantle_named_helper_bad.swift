import SwiftUI
import UIKit

struct Pulse: UIViewRepresentable {
    func makeCoordinator() -> Heart { Heart() }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.beat()
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    private func dismantleAll(_ views: [UIView]) { views.forEach { $0.removeFromSuperview() } }

    @MainActor
    final class Heart: NSObject {
        private var link: CADisplayLink?
        func beat() {
            link = CADisplayLink(target: self, selector: #selector(step)) // expect: missing_dismantle_cleanup
            link?.add(to: .main, forMode: .default)
        }
        @objc private func step() {}
    }
}
