import SwiftUI
import UIKit

struct Chips: UIViewRepresentable {
    var names: [String]

    func makeUIView(context: Context) -> UIStackView { UIStackView() }

    func updateUIView(_ stack: UIStackView, context: Context) {
        if context.coordinator.last == names { return }
        context.coordinator.last = names
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        names.forEach { name in
            let chip = UILabel()
            chip.text = name
            stack.addArrangedSubview(chip)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator { var last: [String] = [] }
}
