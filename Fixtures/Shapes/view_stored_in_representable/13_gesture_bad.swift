import SwiftUI
import UIKit

struct LongPressArea: UIGestureRecognizerRepresentable {
    private let press = UILongPressGestureRecognizer() // expect: view_stored_in_representable
    let onPress: () -> Void

    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer {
        press.minimumPressDuration = 0.8
        return press
    }
    func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) { onPress() }
}
