import SwiftUI
import UIKit

struct SwipeBack: UIGestureRecognizerRepresentable {
    let onSwipe: () -> Void

    func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .right
        return swipe
    }

    func updateUIGestureRecogniser(_ recognizer: UISwipeGestureRecognizer, context: Context) { // expect: lifecycle_signature_mismatch
        recognizer.isEnabled = true
    }

    func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) {
        onSwipe()
    }
}
