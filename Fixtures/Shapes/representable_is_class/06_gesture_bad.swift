import SwiftUI
import UIKit

class PinchWatcher: UIGestureRecognizerRepresentable { // expect: representable_is_class
    func makeUIGestureRecognizer(context: Context) -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }
}
