import SwiftUI
import UIKit

/// A label that counts the seconds of the current step.
struct StepsTimer: UIViewRepresentable {
    let began: Date

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.began = began
        context.coordinator.count(in: label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.began = began
    }

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    @MainActor
    final class Coordinator {
        var began = Date.now
        private var timer: Timer?

        func count(in label: UILabel) {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    label.text = String(Int(Date.now.timeIntervalSince(self.began)))
                }
            }
        }
    }
}
