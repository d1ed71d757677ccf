import SwiftUI
import UIKit

struct MillStepper: UIViewRepresentable {
    @Binding var count: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UIStepper {
        let stepper = UIStepper()
        stepper.addTarget(context.coordinator, action: #selector(Coordinator.stepped(_:)), for: .valueChanged)
        return stepper
    }

    func updateUIView(_ stepper: UIStepper, context: Context) {
        if Int(stepper.value) != count { stepper.value = Double(count) }
    }

    final class Coordinator: NSObject {
        let parent: MillStepper

        init(_ parent: MillStepper) {
            self.parent = parent
        }

        @objc func stepped(_ stepper: UIStepper) {
            parent.count = Int(stepper.value)
        }
    }
}
