import AppKit
import SwiftUI

struct RenameField: NSViewRepresentable {
    @Binding var isEditing: Bool

    func makeCoordinator() -> Coordinator { Coordinator(isEditing: $isEditing) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {
        if !isEditing, field.currentEditor() != nil {
            field.window?.makeFirstResponder(nil)
        }
    }

    @MainActor
    final class Coordinator: NSObject, NSTextFieldDelegate {
        private let isEditing: Binding<Bool>

        init(isEditing: Binding<Bool>) { self.isEditing = isEditing }

        func controlTextDidBeginEditing(_ note: Notification) {
            isEditing.wrappedValue = true
        }

        func controlTextDidEndEditing(_ note: Notification) {
            isEditing.wrappedValue = false // expect: synchronous_callback_writes_state
        }
    }
}
