import SwiftUI
import UIKit

struct ToneButton: UIViewRepresentable {
    var title: String
    var tone: UIColor
    var icon: UIImage?

    func makeUIView(context: Context) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(icon, for: .normal)
        style(button)
        return button
    }

    func updateUIView(_ button: UIButton, context: Context) {
        style(button)
        button.setImage(icon, for: .normal)
    }

    private func style(_ button: UIButton) {
        button.setTitle(title, for: .normal)
        button.tintColor = tone
    }
}

struct ToneLabel: UIViewRepresentable {
    var words: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        updateUIView(label, context: context)
        label.accessibilityHint = words
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = words
    }
}
