import SwiftUI
import UIKit

struct PinEntry: UIViewRepresentable {
    @Binding var pin: String
    var isActive: Bool

    func makeCoordinator() -> Coordinator { Coordinator(pin: $pin) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.isActive = isActive
        if context.coordinator.isActive {
            field.becomeFirstResponder() // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        var isActive = false
        let pin: Binding<String>

        init(pin: Binding<String>) {
            self.pin = pin
        }

        func textFieldDidChangeSelection(_ textField: UITextField) {
            guard isActive else { return }
            pin.wrappedValue = textField.text ?? ""
        }
    }
}
