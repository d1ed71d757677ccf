import SwiftUI
import UIKit

struct Ticker: UIViewRepresentable {
    func makeCoordinator() -> Runner { Runner() }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        Task { [weak label] in // expect: missing_dismantle_cleanup
            for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
                label?.text = Date.now.formatted()
            }
        }
        Task { @MainActor in
            for part in ["a", "b"] { label.text = part }
        }
        Task.detached { // expect: missing_dismantle_cleanup
            while true { try? await Task.sleep(for: .seconds(1)) }
        }
        context.coordinator.run(label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    static func dismantleUIView(_ label: UILabel, coordinator: Runner) {
        coordinator.loop?.cancel()
    }

    @MainActor
    final class Runner {
        var loop: Task<Void, Never>?

        func run(_ label: UILabel) {
            loop = Task { [weak label] in
                while !Task.isCancelled {
                    label?.alpha = 0.9
                    try? await Task.sleep(for: .seconds(1))
                }
            }
        }
    }
}
