import SwiftUI
import UIKit

final class LoginForm: UIStackView {
    let nameField = UITextField()
    let passwordField = UITextField()
}

struct LoginPane: UIViewRepresentable {
    var isReset: Bool

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> LoginForm { LoginForm() }

    func updateUIView(_ form: LoginForm, context: Context) {
        for field in [form.nameField, form.passwordField] {
            field.delegate = context.coordinator // expect: delegate_set_in_update
        }
        if isReset {
            [form.nameField, form.passwordField].forEach { $0.text = "" } // expect: unguarded_update_write
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    }
}
