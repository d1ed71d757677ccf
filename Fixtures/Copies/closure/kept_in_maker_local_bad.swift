import SwiftUI
import UIKit

struct Lever: UIViewRepresentable {
    var range: ClosedRange<Float>
    var onPull: ((Float) -> Void)?

    func makeCoordinator() -> Puller {
        let puller = Puller()
        puller.range = range
        puller.onPull = onPull
        return puller
    }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Puller.pulled(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) { // expect: missing_closure_refresh
        slider.minimumValue = range.lowerBound
        slider.maximumValue = range.upperBound
    }

    @MainActor
    final class Puller: NSObject {
        var range: ClosedRange<Float> = 0...1
        var onPull: ((Float) -> Void)?

        @objc func pulled(_ slider: UISlider) {
            if range.contains(slider.value) { onPull?(slider.value) }
        }
    }
}
