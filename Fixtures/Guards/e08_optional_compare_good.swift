import SwiftUI
import UIKit

struct Motto: UIViewRepresentable {
    var motto: String
    var rich: NSAttributedString

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if !(view.attributedText ?? NSAttributedString()).isEqual(to: rich) { view.attributedText = rich }
        put(in: view)
        if motto.compare(view.text) != .orderedSame { view.text = motto }
        let isSame = view.selectedRange == NSRange(location: 0, length: 0)
        if isSame { return }
        view.selectedRange = NSRange(location: 0, length: 0)
    }

    private func put(in view: UITextView) {
        if let current = view.text, current == motto { return }
        view.text = motto
    }
}

final class GuardedField: UITextField {
    override var text: String? {
        get { super.text }
        set { if super.text != newValue { super.text = newValue } }
    }
}

struct GuardedMotto: UIViewRepresentable {
    var motto: String

    func makeUIView(context: Context) -> GuardedField { GuardedField() }

    func updateUIView(_ field: GuardedField, context: Context) {
        field.text = motto
    }
}
