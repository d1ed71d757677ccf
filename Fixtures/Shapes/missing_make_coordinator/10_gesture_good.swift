import SwiftUI
import UIKit

struct Spin: UIGestureRecognizerRepresentable {
    final class Coordinator: NSObject, UIGestureRecognizerDelegate { var angle = 0.0 }
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UIRotationGestureRecognizer {
        let spin = UIRotationGestureRecognizer()
        spin.delegate = context.coordinator
        context.coordinator.angle = 0
        return spin
    }
}
