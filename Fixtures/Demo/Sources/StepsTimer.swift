import SwiftUI
import UIKit

/// A label that counts the seconds of the current step.
struct StepsTimer: UIViewRepresentable {
    let start: Date

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            label.text = String(Int(Date().timeIntervalSince(start)))
        }
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
        coordinator.timer?.invalidate()
    }

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    final class Coordinator {
        var timer: Timer?
    }
}
