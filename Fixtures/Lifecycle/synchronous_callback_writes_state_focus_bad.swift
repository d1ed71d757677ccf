import SwiftUI
import UIKit

struct CodeField: UIViewRepresentable {
    @Binding var isActive: Bool
    @Binding var ends: Int

    func makeCoordinator() -> Coordinator { Coordinator(isActive: $isActive, ends: $ends) }

    func makeUIView(context: Context) -> UITextField { context.coordinator.makeField() }

    func updateUIView(_ field: UITextField, context: Context) {
        if isActive, !field.isFirstResponder {
            field.becomeFirstResponder()
        } else if !isActive, field.isFirstResponder {
            field.resignFirstResponder()
        }
    }

    @MainActor
    final class Coordinator: NSObject, UITextFieldDelegate {
        private let isActive: Binding<Bool>
        private let ends: Binding<Int>

        init(isActive: Binding<Bool>, ends: Binding<Int>) {
            self.isActive = isActive
            self.ends = ends
        }

        func makeField() -> UITextField {
            let field = UITextField()
            field.delegate = self
            return field
        }

        func textFieldDidBeginEditing(_ field: UITextField) {
            isActive.wrappedValue = true // expect: synchronous_callback_writes_state
        }

        func textFieldDidEndEditing(_ field: UITextField) {
            withAnimation { isActive.wrappedValue = false } // expect: synchronous_callback_writes_state
            ends.wrappedValue += 1 // expect: synchronous_callback_writes_state
        }
    }
}
