import SwiftUI
import UIKit

struct ChipView<Mark: Hashable>: UIViewRepresentable {
    var marks: [Mark] // expect: property_not_synced
    var font: UIFont // expect: property_not_synced
    var isOn: Bool
    private var spacing: CGFloat { font.pointSize / 2 }

    init(marks: [Mark], font: UIFont, isOn: Bool) {
        self.marks = marks
        self.font = font
        self.isOn = isOn
    }

    func makeUIView(context: Context) -> UIStackView {
        let stack = UIStackView()
        fill(stack)
        return stack
    }

    func updateUIView(_ stack: UIStackView, context: Context) {
        stack.isUserInteractionEnabled = isOn
    }

    private func fill(_ stack: UIStackView) {
        stack.spacing = spacing
        for mark in marks {
            let label = UILabel()
            label.text = "\(mark)"
            stack.addArrangedSubview(label)
        }
    }
}
