import SwiftUI
import UIKit

struct Stepper2: UIViewRepresentable {
    @Binding var value: Double
    var bounds: ClosedRange<Double> = 0...10

    func makeCoordinator() -> Coordinator { .init(value: $value, bounds: bounds) }

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        stepper.addTarget(context.coordinator, action: #selector(Coordinator.stepped(_:)), for: .valueChanged)
        return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) {
        context.coordinator.setUp(value: $value, bounds: bounds)
        stepper.minimumValue = bounds.lowerBound
    }

    @MainActor
    final class Coordinator: NSObject {
        private var value: Binding<Double>
        private var bounds: ClosedRange<Double>

        init(value: Binding<Double>, bounds: ClosedRange<Double>) {
            self.value = value
            self.bounds = bounds
        }

        func setUp(value: Binding<Double>, bounds: ClosedRange<Double>) {
            self.value = value
            guard self.bounds != bounds else { return }
            self.bounds = bounds
        }

        @objc func stepped(_ stepper: UIStepper) {
            value.wrappedValue = min(max(stepper.value, bounds.lowerBound), bounds.upperBound)
        }
    }
}
