import SwiftUI
import UIKit

struct Hold: UIGestureRecognizerRepresentable {
    @Binding var seconds: Double

    @MainActor
    final class Coordinator: NSObject {
        var link: CADisplayLink?
        var elapsed = 0.0

        func begin() {
            link = CADisplayLink(target: self, selector: #selector(step(_:)))
            link?.add(to: .main, forMode: .common)
        }

        func end() {
            link?.invalidate()
            link = nil
        }

        @objc private func step(_ link: CADisplayLink) { elapsed += link.duration }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }

    func updateUIGestureRecognizer(_ press: UILongPressGestureRecognizer, context: Context) {}

    func handleUIGestureRecognizerAction(_ press: UILongPressGestureRecognizer, context: Context) {
        switch press.state {
        case .began: context.coordinator.begin()
        case .ended, .cancelled, .failed:
            context.coordinator.end()
            seconds = context.coordinator.elapsed
        default: break
        }
    }
}
