import SwiftUI
import UIKit

struct PanMemory { // expect: coordinator_not_class
    var start: CGPoint = .zero
}
struct PanCatcher: UIGestureRecognizerRepresentable {
    typealias Coordinator = PanMemory
    func makeCoordinator(converter: CoordinateSpaceConverter) -> PanMemory { PanMemory() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
}
