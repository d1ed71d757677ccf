import SwiftUI
import UIKit

struct PanWithTouches: UIGestureRecognizerRepresentable {
    let touches: Int // expect: property_not_synced
    let onMove: (CGPoint) -> Void

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = touches
        return pan
    }

    func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
        onMove(context.converter.localTranslation ?? .zero)
    }
}
