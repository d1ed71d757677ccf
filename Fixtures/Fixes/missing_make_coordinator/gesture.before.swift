import SwiftUI
import UIKit

struct Pull: UIGestureRecognizerRepresentable {
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.delegate = context.coordinator
        return pan
    }

    @MainActor
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        var count = 0
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    }
}
