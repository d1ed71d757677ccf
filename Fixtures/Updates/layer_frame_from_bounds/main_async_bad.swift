import SwiftUI
import UIKit

struct Border: UIViewRepresentable {
    var color: UIColor

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let border = CAShapeLayer()
        border.name = "border"
        view.layer.addSublayer(border)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        guard let border = view.layer.sublayers?.first(where: { $0.name == "border" }) as? CAShapeLayer else { return }
        border.strokeColor = color.cgColor
        DispatchQueue.main.async {
            border.frame = view.frame // expect: layer_frame_from_bounds
        }
    }
}
