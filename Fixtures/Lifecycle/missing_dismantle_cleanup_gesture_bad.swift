import SwiftUI
import UIKit

/// This protocol has no dismantle method: the coordinator's `deinit` is the place.
struct Hover: UIGestureRecognizerRepresentable {
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIHoverGestureRecognizer {
        context.coordinator.begin()
        return UIHoverGestureRecognizer()
    }

    @MainActor
    final class Coordinator {
        private var timer: Timer?

        func begin() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in _ = self } // expect: missing_dismantle_cleanup
        }
    }
}
