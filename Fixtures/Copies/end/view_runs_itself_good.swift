import SwiftUI
import UIKit

final class SpinView: UIView {
    private var link: CADisplayLink?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            link?.invalidate()
            link = nil
        } else if link == nil {
            link = CADisplayLink(target: self, selector: #selector(step))
            link?.add(to: .main, forMode: .common)
        }
    }

    @objc private func step() { transform = transform.rotated(by: 0.01) }
}

struct Spin: UIViewRepresentable {
    func makeUIView(context: Context) -> SpinView { SpinView() }
    func updateUIView(_ view: SpinView, context: Context) {}
}
