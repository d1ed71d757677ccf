import SwiftUI
import UIKit

struct EdgePull: UIGestureRecognizerRepresentable {
    var onPull: (CGFloat) -> Void

    final class Delegate: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Delegate { Delegate() }

    func makeUIGestureRecognizer(context: Context) -> UIScreenEdgePanGestureRecognizer {
        let pull = UIScreenEdgePanGestureRecognizer()
        pull.edges = .left
        pull.delegate = context.coordinator
        return pull
    }

    func updateUIGestureRecognizer(_ recognizer: UIScreenEdgePanGestureRecognizer, context: Context) {}

    func handleUIGestureRecognizerAction(_ recognizer: UIScreenEdgePanGestureRecognizer, context: Context) {
        onPull(recognizer.translation(in: recognizer.view).x)
    }
}
