import SwiftUI
import UIKit

/// The mark on the representable does not reach the class inside, nor does a conformance that stands in an extension.
@MainActor
struct NoteField: UIViewRepresentable {
    @Binding var note: String

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != note { field.text = note }
    }

    final class Coordinator: NSObject { // expect: coordinator_not_main_actor
        let parent: NoteField

        init(_ parent: NoteField) {
            self.parent = parent
        }
    }
}

extension NoteField.Coordinator: UITextFieldDelegate {
    func textFieldDidEndEditing(_ field: UITextField) {
        parent.note = field.text ?? ""
    }
}
