import SwiftUI
import UIKit

struct TwoFinger: UIGestureRecognizerRepresentable {
    var isOn: Bool
    var onEnd: () -> Void

    final class Coordinator: NSObject, UIGestureRecognizerDelegate { // expect-info: coordinator_not_main_actor
        var gesture: TwoFinger
        init(gesture: TwoFinger) { self.gesture = gesture }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gesture.isOn }
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(gesture: self) }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        return pan
    }

    func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) { // expect: missing_parent_refresh
        pan.minimumNumberOfTouches = 2
    }

    func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
        if pan.state == .ended { onEnd() }
    }
}
