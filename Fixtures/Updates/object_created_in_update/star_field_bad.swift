import SwiftUI
import UIKit

struct GlowBadge: UIViewRepresentable {
    var glow: Color

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ uiView: UIView, context: Context) {
        let ring = CAShapeLayer() // expect: object_created_in_update
        ring.fillColor = UIColor(glow).cgColor
        ring.path = UIBezierPath(ovalIn: uiView.bounds).cgPath
        uiView.layer.addSublayer(ring)
    }
}
