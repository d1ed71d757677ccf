import SwiftUI
import UIKit

struct TitleBox: UIViewRepresentable {
    @Binding var title: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        configure(field, context.coordinator)
        field.delegate = context.coordinator
        updateUIView(field, context: context)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        configure(field, context.coordinator)
    }

    private func configure(_ field: UITextField, _ coordinator: Coordinator) {
        field.textDragDelegate = coordinator // expect: delegate_set_in_update
        field.text = title // expect: unguarded_update_write
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate, UITextDragDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }
}
