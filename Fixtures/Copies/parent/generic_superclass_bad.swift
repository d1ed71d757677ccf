import SwiftUI
import UIKit

@MainActor
class ParentedCoordinator<Parent>: NSObject {
    var parent: Parent

    init(parent: Parent) {
        self.parent = parent
        super.init()
    }
}

struct TagField: UIViewRepresentable {
    var onCommit: (String) -> Void
    @Binding var text: String

    final class Coordinator: ParentedCoordinator<TagField>, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            commit(textField.text)
            return true
        }

        private func commit(_ text: String?) {
            parent.text = text ?? ""
            parent.onCommit(parent.text)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { // expect: missing_parent_refresh
        if field.text != text { field.text = text }
    }
}
