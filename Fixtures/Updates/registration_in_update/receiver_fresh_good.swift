import SwiftUI
import UIKit

struct Rows: UIViewRepresentable {
    var titles: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ stack: UIStackView, context: Context) {
        guard context.coordinator.titles != titles else { return }
        context.coordinator.titles = titles
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for title in titles {
            let row = UIStackView()
            let label = UILabel()
            label.text = title
            row.addArrangedSubview(label)
            row.addGestureRecognizer(UITapGestureRecognizer())
            stack.addArrangedSubview(row)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator {
        var titles: [String] = []
    }
}
