import SwiftUI
import UIKit

final class ShineView: UIView {
    let shine = CAGradientLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shine)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() {
        super.layoutSubviews()
        shine.frame = bounds
    }
}

struct Shine: UIViewRepresentable {
    var phase: Double
    func makeUIView(context: Context) -> ShineView {
        let view = ShineView()
        view.shine.frame = view.bounds
        return view
    }
    func updateUIView(_ view: ShineView, context: Context) {
        view.shine.locations = [0, NSNumber(value: phase), 1]
    }
}
