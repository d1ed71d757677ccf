import SwiftUI
import UIKit

struct Amount: UIViewRepresentable {
    @Binding var cents: Int
    var currency: String

    func makeCoordinator() -> Coordinator { Coordinator(amount: self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { // expect: missing_parent_refresh
        let shown = display(cents)
        if field.text != shown { field.text = shown }
    }

    func display(_ cents: Int) -> String { format(cents) }
    private func format(_ cents: Int) -> String { "\(cents / 100) \(currency)" }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        private let amount: Amount

        init(amount: Amount) { self.amount = amount }

        func textFieldDidEndEditing(_ field: UITextField) {
            amount.cents = Int(field.text ?? "") ?? 0
            field.text = amount.display(amount.cents)
        }
    }
}
