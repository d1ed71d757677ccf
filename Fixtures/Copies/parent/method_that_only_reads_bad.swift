import AppKit
import SwiftUI

struct TermField: NSViewRepresentable {
    var terms: [String]
    var onCommit: (String) -> Void

    func makeCoordinator() -> Clerk { Clerk(control: self) }

    func makeNSView(context: Context) -> NSComboBox {
        let box = NSComboBox()
        box.delegate = context.coordinator
        return box
    }

    func updateNSView(_ box: NSComboBox, context: Context) { // expect: missing_parent_refresh
        context.coordinator.adopt(self, into: box)
    }
}

@MainActor
final class Clerk: NSObject, NSComboBoxDelegate {
    private let control: TermField
    private var count = 0

    init(control: TermField) {
        self.control = control
        super.init()
    }

    func adopt(_ control: TermField, into box: NSComboBox) {
        guard count != control.terms.count else { return }
        count = control.terms.count
        box.removeAllItems()
        box.addItems(withObjectValues: control.terms)
    }

    func comboBoxSelectionDidChange(_ notification: Notification) {
        tell(notification.object as? NSComboBox)
    }

    private func tell(_ box: NSComboBox?) {
        if let box { control.onCommit(box.stringValue) }
    }
}
