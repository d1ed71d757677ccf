import SwiftUI
import UIKit

private func polish(_ view: UITextView, _ text: String) {
    view.accessibilityValue = text
}

struct EssayEditor: UIViewRepresentable {
    var essay: String
    let stylist: Stylist

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        polish(view, essay)
        apply(font: .preferredFont(forTextStyle: .body), to: view)
        stylist.style(view)
        Typography.reset(view, essay)
    }

    private func apply(text: String, to view: UITextView) {
        view.text = text
    }

    private func apply(font: UIFont, to view: UITextView) {
        view.font = font
    }
}
