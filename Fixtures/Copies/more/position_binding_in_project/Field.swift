import AppKit
import SwiftUI

struct Cell: NSViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Typist { Typist(text: _text) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }

    func updateNSView(_ field: NSTextField, context: Context) { // expect: missing_closure_refresh
        if field.stringValue != text { field.stringValue = text }
    }
}

@MainActor
final class Typist: NSObject, NSTextFieldDelegate {
    @Binding private var text: String

    init(text: Binding<String>) { _text = text }

    func controlTextDidChange(_ note: Notification) {
        text = (note.object as? NSTextField)?.stringValue ?? ""
    }
}
