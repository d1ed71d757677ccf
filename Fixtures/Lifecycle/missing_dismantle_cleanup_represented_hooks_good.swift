import SwiftUI
import UIKit

/// The view starts it when make asks, and stops when it leaves its window.
struct Spinner: UIViewRepresentable {
    var isFast: Bool

    func makeUIView(context: Context) -> SpinnerView {
        let view = SpinnerView()
        view.spin()
        return view
    }

    func updateUIView(_ view: SpinnerView, context: Context) { view.isFast = isFast }
}

final class SpinnerView: UIView {
    var isFast = false
    private var link: CADisplayLink?

    func spin() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func rest() {
        link?.invalidate()
        link = nil
    }

    override func willMove(toWindow window: UIWindow?) {
        super.willMove(toWindow: window)
        if window == nil { rest() }
    }

    @objc private func step() { transform = transform.rotated(by: isFast ? 0.2 : 0.1) }
}
