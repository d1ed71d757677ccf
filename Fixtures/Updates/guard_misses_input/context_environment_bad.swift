import MapKit
import SwiftUI

struct Area: UIViewRepresentable {
    let ids: [Int]
    var tint: UIColor

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ stack: UIStackView, context: Context) {
        if ids != context.coordinator.ids { // expect-info: guard_misses_input
            context.coordinator.ids = ids
            fill(stack)
        }
    }

    private func fill(_ stack: UIStackView) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for id in ids {
            let label = UILabel()
            label.text = "\(id)"
            label.textColor = tint
            stack.addArrangedSubview(label)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    @MainActor final class Coordinator { var ids: [Int] = [] }
}
