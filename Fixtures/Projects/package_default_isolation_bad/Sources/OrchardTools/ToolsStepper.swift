import SwiftUI
import UIKit

struct ToolsStepper: UIViewRepresentable {
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

    final class Coordinator: NSObject { // expect: coordinator_not_main_actor
        let parent: ToolsStepper

        init(_ parent: ToolsStepper) {
            self.parent = parent
        }

        @objc func stepped(_ stepper: UIStepper) {
            parent.count = Int(stepper.value)
        }
    }
}
