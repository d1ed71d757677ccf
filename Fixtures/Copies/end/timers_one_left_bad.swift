import SwiftUI
import UIKit

struct ClockFace: UIViewRepresentable {
    func makeCoordinator() -> Clock { Clock() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.run(label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    static func dismantleUIView(_ label: UILabel, coordinator: Clock) {
        coordinator.halt()
    }

    @MainActor
    final class Clock {
        private var seconds: Timer?
        private var minutes: Timer?
        private var once: Timer?

        func run(_ label: UILabel) {
            seconds = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak label] _ in label?.text = "tick" }
            minutes = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak label] _ in label?.text = "tock" } // expect: missing_dismantle_cleanup
            once = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak label] _ in label?.alpha = 1 }
        }

        func halt() {
            seconds?.invalidate()
        }
    }
}
