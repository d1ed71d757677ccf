import SwiftUI
import UIKit

struct WidthKnob: UIViewRepresentable {
    @Binding var width: Double

    func makeCoordinator() -> Coordinator {
        Coordinator(width: $width)
    }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.turned(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        context.coordinator.width = $width
        if slider.value != Float(width) {
            slider.value = Float(width)
        }
    }

    // Isolated: the configuration says what the module's default is.
    final class Coordinator: NSObject {
        var width: Binding<Double>

        init(width: Binding<Double>) {
            self.width = width
        }

        @objc func turned(_ slider: UISlider) {
            width.wrappedValue = Double(slider.value)
        }
    }
}
