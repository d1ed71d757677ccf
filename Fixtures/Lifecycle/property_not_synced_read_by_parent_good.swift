import SwiftUI
import UIKit

struct CounterLabel: UIViewRepresentable {
    var count: Int
    var unit: String

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "\(count) \(unit)"
        context.coordinator.label = label
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.parent = self
        context.coordinator.show()
    }

    @MainActor
    final class Coordinator {
        var parent: CounterLabel
        weak var label: UILabel?

        init(_ parent: CounterLabel) {
            self.parent = parent
        }

        func show() {
            label?.text = [String(parent.count), parent.unit].joined(separator: " ")
        }
    }
}
