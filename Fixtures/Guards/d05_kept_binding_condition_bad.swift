import SwiftUI
import UIKit

struct TagField: UIViewRepresentable {
    @Binding var wantsFocus: Bool
    @Binding var tag: String

    func makeCoordinator() -> TagCoordinator { TagCoordinator(wantsFocus: $wantsFocus, tag: $tag) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.refresh(field)
    }
}

@MainActor
final class TagCoordinator: NSObject, UITextFieldDelegate {
    private let wantsFocus: Binding<Bool>
    @Binding private var tag: String

    init(wantsFocus: Binding<Bool>, tag: Binding<String>) {
        self.wantsFocus = wantsFocus
        _tag = tag
    }

    func refresh(_ field: UITextField) {
        if wantsFocus.wrappedValue {
            field.becomeFirstResponder() // expect: unguarded_update_write
        }
        guard !tag.isEmpty else { return }
        field.selectedTextRange = nil // expect: unguarded_update_write
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        wantsFocus.wrappedValue = false
        tag = textField.text ?? ""
    }
}
