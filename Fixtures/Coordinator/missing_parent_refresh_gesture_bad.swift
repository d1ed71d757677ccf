import SwiftUI
import UIKit

@available(iOS 18.0, *)
struct FlickGesture: UIGestureRecognizerRepresentable {
    var threshold: CGFloat
    var onFlick: () -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator {
        Coordinator(gesture: self)
    }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        return pan
    }

    func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) { // expect: missing_parent_refresh
        pan.isEnabled = threshold > 0
    }

    func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
        if pan.state == .ended { onFlick() }
    }

    @MainActor
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        let gesture: FlickGesture

        init(gesture: FlickGesture) {
            self.gesture = gesture
        }

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
            return abs(pan.velocity(in: pan.view).x) > gesture.threshold
        }
    }
}
