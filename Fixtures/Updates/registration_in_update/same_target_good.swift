import SwiftUI
import UIKit

struct Dial: UIViewRepresentable {
    @Binding var value: Double

    func makeUIView(context: Context) -> UISlider { UISlider() }

    func updateUIView(_ slider: UISlider, context: Context) {
        slider.addTarget(context.coordinator, action: #selector(Coordinator.moved(_:)), for: .valueChanged)
        slider.addAction(UIAction(identifier: UIAction.Identifier("dial.end")) { _ in value = 0 }, for: .touchCancel)
    }

    func makeCoordinator() -> Coordinator { Coordinator(value: $value) }

    @MainActor
    final class Coordinator: NSObject {
        let value: Binding<Double>
        init(value: Binding<Double>) { self.value = value }
        @objc func moved(_ slider: UISlider) { value.wrappedValue = Double(slider.value) }
    }
}
