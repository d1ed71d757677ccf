import SwiftUI
import UIKit

struct Dot: UIViewRepresentable {
    var radius: CGFloat
    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let dot = CALayer()
        dot.name = "dot"
        view.layer.addSublayer(dot)
        return view
    }
    func updateUIView(_ view: UIView, context: Context) {
        view.layer.sublayers?.first { $0.name == "dot" }?.frame = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    }
}
