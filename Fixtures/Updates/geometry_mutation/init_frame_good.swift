import SwiftUI
import UIKit

struct Sketch: UIViewRepresentable {
    var mask: UIView.AutoresizingMask

    func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        view.autoresizingMask = mask
    }
}
