import SwiftUI
import UIKit

struct StarSlider: UIViewRepresentable {
    var step: Float
    @Binding var stars: Float

    func makeCoordinator() -> Coordinator { Coordinator(owner: self) }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.slid(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        context.coordinator.owner = StarSlider(step: step, stars: $stars)
    }

    @MainActor
    final class Coordinator: NSObject {
        var owner: StarSlider

        init(owner: StarSlider) { self.owner = owner }

        @objc func slid(_ slider: UISlider) {
            owner.stars = (slider.value / owner.step).rounded() * owner.step
        }
    }
}
