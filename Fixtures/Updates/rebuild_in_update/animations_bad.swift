import SwiftUI
import UIKit

struct PulseDot: UIViewRepresentable {
    var rate: Double

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ dot: UIView, context: Context) {
        dot.layer.removeAllAnimations() // expect: rebuild_in_update
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.duration = 1 / rate
        pulse.repeatCount = .infinity
        dot.layer.add(pulse, forKey: "pulse")
    }
}
