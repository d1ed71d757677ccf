import SwiftUI
import UIKit

struct PinField: UIViewRepresentable {
    @Binding var code: String
    @Binding var isFocused: Bool

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != code { field.text = code }
        if isFocused {
            if !field.isFirstResponder { field.becomeFirstResponder() }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: PinField
        init(parent: PinField) { self.parent = parent }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            parent.isFocused = true // expect: synchronous_callback_writes_state
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            parent.isFocused = false
        }
    }
}
