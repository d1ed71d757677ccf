import SwiftUI
import UIKit

/// The property stands in a superclass, has another name, and is read through a method of the representable.
struct CropFrame: UIViewRepresentable {
    var ratio: CGFloat
    var onCrop: (CGRect) -> Void

    func makeCoordinator() -> Cropper {
        Cropper(self)
    }

    func makeUIView(context: Context) -> UIView {
        let frame = UIView()
        let pan = UIPanGestureRecognizer(target: context.coordinator, action: #selector(Cropper.moved(_:)))
        frame.addGestureRecognizer(pan)
        return frame
    }

    func updateUIView(_ frame: UIView, context: Context) { // expect: missing_parent_refresh
        frame.layer.cornerRadius = ratio
    }

    fileprivate func finish(_ rect: CGRect) {
        onCrop(rect)
    }

    @MainActor
    class FrameKeeper: NSObject {
        fileprivate let base: CropFrame

        init(_ base: CropFrame) {
            self.base = base
        }
    }

    @MainActor
    final class Cropper: FrameKeeper {
        @objc func moved(_ pan: UIPanGestureRecognizer) {
            guard pan.state == .ended, let view = pan.view else { return }
            base.finish(view.bounds)
        }
    }
}
