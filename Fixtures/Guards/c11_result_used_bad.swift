import SwiftUI
import UIKit

struct FocusBox: UIViewRepresentable {
    var isFocused: Bool
    var onResult: (Bool) -> Void

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        guard isFocused else {
            _ = field.resignFirstResponder() // expect: unguarded_update_write
            return
        }
        let _ = field.window?.endEditing(false)
        if field.canBecomeFirstResponder, field.becomeFirstResponder() { // expect: unguarded_update_write
            field.accessibilityHint = "focused"
        }
    }
}

struct AppKitFocusBox: NSViewRepresentable {
    var isFocused: Bool

    func makeNSView(context: Context) -> NSTextField { NSTextField() }

    func updateNSView(_ field: NSTextField, context: Context) {
        guard let window = field.window, isFocused else { return }
        let accepted = window.makeFirstResponder(field) // expect: unguarded_update_write
        field.toolTip = accepted ? nil : "busy"
    }
}
