import SwiftUI
import UIKit

struct PinchPan: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let pinch = UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pinched(_:)))
        view.addGestureRecognizer(pinch)
        return view
    }
    func updateUIView(_ v: UIView, context: Context) {}
    @MainActor final class Coordinator: NSObject, UIGestureRecognizerDelegate { // expect: delegate_never_assigned
        @objc func pinched(_ r: UIPinchGestureRecognizer) {}
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
}
