import SwiftUI
import UIKit

/// An action is always the right one; a plain environment value is a copy like any other.
struct PriceTag: UIViewRepresentable {
    @Environment(\.locale) private var locale
    @Binding var amount: Double

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextField {
        let tag = UITextField()
        tag.delegate = context.coordinator
        return tag
    }

    func updateUIView(_ tag: UITextField, context: Context) { // expect: missing_parent_refresh
        let words = amount.formatted(.number.locale(locale))
        if tag.text != words { tag.text = words }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        private var parent: PriceTag

        init(_ parent: PriceTag) {
            self.parent = parent
        }

        func textFieldDidEndEditing(_ field: UITextField) {
            let format = FloatingPointFormatStyle<Double>.number.locale(parent.locale)
            parent.amount = (try? Double(field.text ?? "", format: format)) ?? parent.amount
        }
    }
}
