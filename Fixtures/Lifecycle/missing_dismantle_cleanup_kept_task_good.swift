import SwiftUI
import UIKit

struct PriceTicker: UIViewRepresentable {
    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.follow(label)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {}

    static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
        coordinator.task?.cancel()
    }

    @MainActor
    final class Coordinator {
        var task: Task<Void, Never>?

        func follow(_ label: UILabel) {
            task = Task { [weak label] in
                while !Task.isCancelled {
                    label?.text = Date.now.formatted()
                    try? await Task.sleep(for: .seconds(5))
                }
            }
        }
    }
}
