import SwiftUI
import UIKit

struct AngleKnob: UIViewRepresentable {
    @Binding var angle: Double

    func makeCoordinator() -> Coordinator {
        Coordinator(angle: $angle)
    }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.turned(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        context.coordinator.angle = $angle
        if slider.value != Float(angle) {
            slider.value = Float(angle)
        }
    }

    // The nearest configuration is another, which takes the default away.
    final class Coordinator: NSObject { // expect: coordinator_not_main_actor
        var angle: Binding<Double>

        init(angle: Binding<Double>) {
            self.angle = angle
        }

        @objc func turned(_ slider: UISlider) {
            angle.wrappedValue = Double(slider.value)
        }
    }
}
