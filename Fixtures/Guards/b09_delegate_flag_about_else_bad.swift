import SwiftUI
import UIKit

struct AmountField: UIViewRepresentable {
    var amount: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        if !field.isFirstResponder {
            field.delegate = context.coordinator // expect: delegate_set_in_update
            field.text = amount
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    }
}
