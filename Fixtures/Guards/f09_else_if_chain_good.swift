import SwiftUI
import UIKit

struct Slogan: UIViewRepresentable {
    var slogan: String
    var isLoud: Bool

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text == slogan {
            view.accessibilityHint = nil
        } else if isLoud {
            view.text = slogan.uppercased()
        } else {
            view.text = slogan
        }
        view.isFirstResponder == isLoud ? () : toggle(view)
        let loud = view.isFirstResponder
        _ = isLoud && !loud && view.becomeFirstResponder()
    }

    private func toggle(_ view: UITextView) {
        isLoud ? view.becomeFirstResponder() : view.resignFirstResponder()
    }
}
