import SwiftUI
import UIKit

struct HoldGesture: UIGestureRecognizerRepresentable {
    var duration: TimeInterval // expect: property_not_synced
    var slack: CGFloat
    var onHold: () -> Void

    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = duration
        press.allowableMovement = slack
        return press
    }

    func updateUIGestureRecognizer(_ press: UILongPressGestureRecognizer, context: Context) {
        press.allowableMovement = slack
    }

    func handleUIGestureRecognizerAction(_ press: UILongPressGestureRecognizer, context: Context) {
        if press.state == .began { onHold() }
    }
}
