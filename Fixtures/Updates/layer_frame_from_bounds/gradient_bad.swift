import SwiftUI
import UIKit

struct Sky: UIViewRepresentable {
    var top: UIColor // expect: property_not_synced

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let gradient = CAGradientLayer()
        gradient.colors = [top.cgColor, UIColor.white.cgColor]
        gradient.frame = view.bounds // expect: layer_frame_from_bounds
        view.layer.addSublayer(gradient)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        (view.layer.sublayers?.first as? CAGradientLayer)?.frame = view.bounds
    }
}
