import SwiftUI
import UIKit

struct SearchStrip: UIViewRepresentable {
    @Binding var wantsFocus: Bool
    @Binding var jumpsToTop: Bool

    func makeCoordinator() -> Coordinator { Coordinator(wantsFocus: $wantsFocus) }

    func makeUIView(context: Context) -> UISearchTextField {
        let field = UISearchTextField()
        field.addAction(UIAction { _ in wantsFocus = false }, for: .editingDidEnd)
        return field
    }

    func updateUIView(_ field: UISearchTextField, context: Context) {
        if wantsFocus {
            field.becomeFirstResponder() // expect: unguarded_update_write
            context.coordinator.onEnd = { wantsFocus = false }
        }
        if jumpsToTop {
            field.selectedTextRange = nil // expect: unguarded_update_write
            field.addAction(UIAction(identifier: .init("top")) { _ in jumpsToTop = false }, for: .editingDidEnd)
        }
    }

    @MainActor
    final class Coordinator: NSObject {
        var onEnd: (() -> Void)?
        let wantsFocus: Binding<Bool>
        init(wantsFocus: Binding<Bool>) { self.wantsFocus = wantsFocus }
    }
}
