import SwiftUI
import UIKit

struct EdgePan: UIGestureRecognizerRepresentable {
    var minimum: Int

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
        recognizer.minimumNumberOfTouches = minimum
        attach(recognizer, context.coordinator)
    }

    private func attach(_ recognizer: UIGestureRecognizer, _ coordinator: Coordinator) {
        recognizer.delegate = coordinator // expect: delegate_set_in_update
    }

    @MainActor
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    }
}
