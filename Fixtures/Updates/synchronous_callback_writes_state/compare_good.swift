import SwiftUI
import UIKit

struct NameField: UIViewRepresentable {
    @Binding var isActive: Bool

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        switch (isActive, field.isFirstResponder) {
        case (true, false): field.becomeFirstResponder()
        case (false, true): field.resignFirstResponder()
        default: break
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(isActive: $isActive) }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        let isActive: Binding<Bool>
        init(isActive: Binding<Bool>) { self.isActive = isActive }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            if !isActive.wrappedValue { isActive.wrappedValue = true }
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            guard isActive.wrappedValue else { return }
            isActive.wrappedValue = false
        }
    }
}
