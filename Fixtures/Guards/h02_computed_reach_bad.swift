import SwiftUI
import UIKit

struct Notice: UIViewRepresentable {
    var notice: String
    var isEnabled: Bool

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIView {
        let box = UIView()
        let field = UITextField()
        box.addSubview(field)
        context.coordinator.field = field
        return box
    }

    func updateUIView(_ box: UIView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.refresh()
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: Notice
        weak var field: UITextField?
        private var hasField: Bool { field != nil }
        private var canFocus: Bool { parent.isEnabled && field?.window != nil }

        init(_ parent: Notice) { self.parent = parent }

        func refresh() {
            guard hasField else { return }
            field?.text = parent.notice // expect: unguarded_update_write
            field?.delegate = self // expect: delegate_set_in_update
            guard canFocus, let field else { return }
            field.becomeFirstResponder() // expect: unguarded_update_write
        }
    }
}
