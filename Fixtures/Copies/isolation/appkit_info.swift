import AppKit
import SwiftUI

struct Entry: NSViewRepresentable {
    @Binding var text: String

    func makeCoordinator() -> Writer { Writer(text: $text) }

    func makeNSView(context: Context) -> NSComboBox {
        let box = NSComboBox()
        box.delegate = context.coordinator
        return box
    }

    func updateNSView(_ box: NSComboBox, context: Context) {
        if box.stringValue != text { box.stringValue = text }
    }
}

final class Writer: NSObject, @preconcurrency NSComboBoxDelegate { // expect-info: coordinator_not_main_actor
    private let text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func controlTextDidChange(_ obj: Notification) {
        guard let box = obj.object as? NSComboBox else { return }
        text.wrappedValue = box.stringValue
    }
}
