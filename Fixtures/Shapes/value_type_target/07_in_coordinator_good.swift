import SwiftUI
import UIKit

struct StepKnob: UIViewRepresentable {
    @MainActor final class Coordinator: NSObject {
        func attach(to knob: UIStepper) {
            knob.addTarget(self, action: #selector(turned(_:)), for: .valueChanged)
            NotificationCenter.default.addObserver(self, selector: #selector(slept), name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        @objc func turned(_ knob: UIStepper) {}
        @objc func slept() {}
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIStepper {
        let knob = UIStepper()
        context.coordinator.attach(to: knob)
        return knob
    }
    func updateUIView(_ uiView: UIStepper, context: Context) {}
}
