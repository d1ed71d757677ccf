import SwiftUI
import UIKit

/// The link keeps its target, which is the view itself: its `deinit` never runs.
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
        let link = CADisplayLink(target: self, selector: #selector(step)) // expect: missing_dismantle_cleanup
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func step() { transform = transform.rotated(by: isFast ? 0.2 : 0.1) }

    deinit { MainActor.assumeIsolated { link?.invalidate() } }
}
