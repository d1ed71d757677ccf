import SwiftUI
import UIKit

struct Inline: UIViewRepresentable {
    @Binding var text: String
    @Binding var isEditing: Bool

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.parent = self
        context.coordinator.sync(field)
        isEditing ? begin(field) : end(field)
    }

    private func begin(_ field: UITextField) {
        field.becomeFirstResponder() // expect: unguarded_update_write
    }

    private func end(_ field: UITextField) {
        guard field.isEditing else { return }
        field.resignFirstResponder()
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: Inline
        init(parent: Inline) { self.parent = parent }

        func sync(_ field: UITextField) {
            if !parent.isEditing { field.text = parent.text } // expect: unguarded_update_write
        }

        func textFieldDidBeginEditing(_ textField: UITextField) { parent.isEditing = true } // expect: synchronous_callback_writes_state
        func textFieldDidEndEditing(_ textField: UITextField) { parent.isEditing = false } // expect: synchronous_callback_writes_state
    }
}
