import SwiftUI
import UIKit

struct TagRow: UIViewRepresentable, Equatable {
    var tags: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ row: UIStackView, context: Context) {
        guard context.coordinator.last != self else { return }
        context.coordinator.last = self
        row.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for tag in tags {
            let label = UILabel()
            label.text = tag
            row.addArrangedSubview(label)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor
    final class Coordinator {
        var last: TagRow?
    }
}
