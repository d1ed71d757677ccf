import SwiftUI
import UIKit

struct RippleArea: UIViewRepresentable {
    final class RippleView: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(ripple)))
        }
        required init?(coder: NSCoder) { nil }
        @objc private func ripple() {}
    }
    func makeUIView(context: Context) -> RippleView { RippleView(frame: .zero) }
    func updateUIView(_ uiView: RippleView, context: Context) {}
}
