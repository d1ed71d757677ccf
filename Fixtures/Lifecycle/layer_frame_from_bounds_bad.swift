import AVFoundation
import SwiftUI
import UIKit

struct Porthole: UIViewRepresentable {
    var tint: CGColor

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let wall = UIView()
        let glass = CAGradientLayer()
        glass.frame = CGRect(origin: .zero, size: wall.frame.size) // expect: layer_frame_from_bounds
        wall.layer.addSublayer(glass)
        return wall
    }

    func updateUIView(_ wall: UIView, context: Context) {
        // The same layer again is a note.
        if let glass = wall.layer.sublayers?.first as? CAGradientLayer {
            glass.colors = [tint]
            glass.frame = wall.bounds
        }
        // Another layer, only here.
        context.coordinator.rim.frame = wall.bounds.insetBy(dx: 1, dy: 1) // expect: layer_frame_from_bounds
        wall.layer.mask = context.coordinator.rim
    }

    @MainActor
    final class Coordinator {
        let rim = CAShapeLayer()
    }
}

struct Lookout: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        let lookout = UIViewController()
        let preview = AVCaptureVideoPreviewLayer()
        preview.frame = lookout.view.layer.bounds // expect: layer_frame_from_bounds
        lookout.view.layer.addSublayer(preview)
        return lookout
    }

    func updateUIViewController(_ lookout: UIViewController, context: Context) {}
}

final class Skylight: UIView {
    let sky = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        sky.frame = bounds // expect: layer_frame_from_bounds
        layer.addSublayer(sky)
    }

    required init?(coder: NSCoder) { nil }
}

struct SkylightView: UIViewRepresentable {
    func makeUIView(context: Context) -> Skylight { Skylight() }

    func updateUIView(_ skylight: Skylight, context: Context) {}
}
