import AppKit
import SwiftUI

struct Memo: NSViewRepresentable {
    @Binding var text: String
    var onEnd: (String) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {
        if let coordinator = field.delegate as? Coordinator {
            coordinator.parent = self
        }
        if field.stringValue != text { field.stringValue = text }
    }

    @MainActor
    final class Coordinator: NSObject, NSTextFieldDelegate {
        var parent: Memo
        init(_ parent: Memo) { self.parent = parent }
        func controlTextDidEndEditing(_ obj: Notification) { parent.onEnd(parent.text) }
    }
}
