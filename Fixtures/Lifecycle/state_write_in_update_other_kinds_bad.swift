import SwiftUI
import UIKit
import WatchKit

struct PressGesture: UIGestureRecognizerRepresentable {
    @Binding var isPressed: Bool
    @Binding var attempts: Int

    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
        attempts = 0 // expect: state_write_in_update
        return UILongPressGestureRecognizer()
    }

    func updateUIGestureRecognizer(_ recognizer: UILongPressGestureRecognizer, context: Context) {
        isPressed = recognizer.state == .began // expect: state_write_in_update
    }

    func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) {
        isPressed = true
        attempts += 1
    }
}

struct WatchMeter: WKInterfaceObjectRepresentable {
    @Binding var isShown: Bool

    func makeWKInterfaceObject(context: Context) -> WKInterfaceLabel { WKInterfaceLabel() }

    func updateWKInterfaceObject(_ label: WKInterfaceLabel, context: Context) {
        isShown = true // expect: state_write_in_update
    }
}
