import SwiftUI
import UIKit

struct Pulse: UIViewRepresentable {
    func makeCoordinator() -> Heart { Heart() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.beat()
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    func dismantleUIView(_ view: UIView, coordinator: Heart) { // expect: lifecycle_signature_mismatch
        coordinator.rest()
    }

    @MainActor
    final class Heart: NSObject {
        private var link: CADisplayLink?
        func beat() {
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .default)
        }
        func rest() { link?.invalidate() }
        @objc private func step() {}
    }
}
