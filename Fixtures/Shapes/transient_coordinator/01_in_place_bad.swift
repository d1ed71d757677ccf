import SwiftUI
import UIKit

struct ReplyField: UIViewRepresentable {
    @Binding var reply: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = Coordinator(self) // expect: transient_coordinator
        return field
    }
    func updateUIView(_ field: UITextField, context: Context) {}

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: ReplyField
        init(_ parent: ReplyField) { self.parent = parent }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.reply = textField.text ?? "" }
    }
}
