import SwiftUI
import UIKit

@MainActor
class FieldCoordinator: NSObject {
    fileprivate let host: TagField

    init(host: TagField) {
        self.host = host
        super.init()
    }
}

@MainActor
final class TagFieldCoordinator: FieldCoordinator, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        host.onCommit(textField.text ?? "")
        return true
    }
}

struct TagField: UIViewRepresentable {
    var onCommit: (String) -> Void
    typealias Coordinator = TagFieldCoordinator

    func makeCoordinator() -> Coordinator { Coordinator(host: self) }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {} // expect: missing_parent_refresh
}
