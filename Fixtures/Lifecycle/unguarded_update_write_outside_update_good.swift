import SwiftUI
import UIKit

/// Writes where nobody's work is lost: in make, in callbacks, in kept handlers, in dismantle.
struct CodeField: UIViewRepresentable {
    @Binding var code: String
    var initialCode: String
    var isBusy: Bool

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.text = initialCode
        field.delegate = context.coordinator
        field.addAction(
            UIAction { [weak field] _ in
                field?.text = ""
                field?.becomeFirstResponder()
            }, for: .editingDidEndOnExit)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = !isBusy
        field.placeholder = code.isEmpty ? "Code" : nil
        field.rightView?.isHidden = isBusy
    }

    static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) {
        field.text = nil
        field.resignFirstResponder()
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: CodeField

        init(_ parent: CodeField) {
            self.parent = parent
        }

        func textFieldDidEndEditing(_ field: UITextField) {
            field.text = field.text?.uppercased()
            parent.code = field.text ?? ""
        }
    }
}
