import SwiftUI
import UIKit

struct Hover: UIGestureRecognizerRepresentable {
    final class Coordinator: NSObject, UIGestureRecognizerDelegate { var angle = 0.0 }
    func makeUIGestureRecognizer(context: Context) -> UIHoverGestureRecognizer {
        let hover = UIHoverGestureRecognizer()
        hover.delegate = context.coordinator // expect: missing_make_coordinator
        return hover
    }
}
