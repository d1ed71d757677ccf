import SwiftUI
import UIKit

struct Held: UIViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        if !context.coordinator.isEditing { field.text = text }
        guard !context.coordinator.hasMarkedText else { return }
        field.attributedText = NSAttributedString(string: text)
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        var isEditing = false
        private(set) var hasMarkedText = false

        func textFieldDidBeginEditing(_ textField: UITextField) { isEditing = true }
        func textFieldDidEndEditing(_ textField: UITextField) { isEditing = false }
        func textFieldDidChangeSelection(_ textField: UITextField) { hasMarkedText = textField.markedTextRange != nil }
    }
}
