import SwiftUI
import UIKit

struct StepperKnob: UIViewRepresentable {
    @Binding var level: Double

    func makeUIView(context: Context) -> UIStepper { UIStepper() }

    func updateUIView(_ knob: UIStepper, context: Context) {
        knob.addAction(UIAction { _ in level = knob.value }, for: .valueChanged) // expect: registration_in_update, strong_coordinator_capture
    }
}
