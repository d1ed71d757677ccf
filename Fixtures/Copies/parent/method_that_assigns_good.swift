import AppKit
import SwiftUI

struct TermField: NSViewRepresentable {
    var terms: [String]
    var onCommit: (String) -> Void

    func makeCoordinator() -> Clerk { Clerk() }

    func makeNSView(context: Context) -> NSComboBox {
        let box = NSComboBox()
        box.usesDataSource = true
        box.dataSource = context.coordinator
        box.delegate = context.coordinator
        return box
    }

    func updateNSView(_ box: NSComboBox, context: Context) {
        sync(context.coordinator)
        if box.numberOfItems != terms.count { box.reloadData() }
    }

    private func sync(_ clerk: Clerk) {
        clerk.adopt(self)
    }
}

@MainActor
final class Clerk: NSObject, NSComboBoxDataSource, NSComboBoxDelegate {
    private var control: TermField?

    func adopt(_ newControl: TermField) {
        guard true else { return }
        replace(with: newControl)
    }

    private func replace(with newControl: TermField) {
        self.control = newControl
    }

    func numberOfItems(in comboBox: NSComboBox) -> Int { control?.terms.count ?? 0 }
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { control?.terms[index] }
    func comboBoxSelectionDidChange(_ notification: Notification) {
        guard let box = notification.object as? NSComboBox else { return }
        control?.onCommit(box.stringValue)
    }
}
