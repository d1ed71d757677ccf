import SwiftUI
import UIKit

final class LayoutField: UITextField {
    var onLayout: (() -> Void)?
    func layoutNow() {
        setNeedsLayout()
        onLayout?()
    }
}

struct LayoutPane: UIViewRepresentable {
    var words: String

    func makeUIView(context: Context) -> LayoutField { LayoutField() }

    func updateUIView(_ field: LayoutField, context: Context) {
        field.onLayout = { [weak field] in
            field?.text = words // expect: unguarded_update_write
        }
        field.layoutNow()
        let steps: [(LayoutField) -> Void] = [refocus]
        let apply = refill
        apply(field)
        steps.forEach { $0(field) }
    }

    private func refill(_ field: LayoutField) {
        field.attributedText = NSAttributedString(string: words) // expect: unguarded_update_write
    }

    private func refocus(_ field: LayoutField) {
        field.becomeFirstResponder() // expect: unguarded_update_write
    }
}
