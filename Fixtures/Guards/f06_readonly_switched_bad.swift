import AppKit
import SwiftUI

struct ToggleText: NSViewRepresentable {
    var words: String
    var isLocked: Bool

    func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        view.isEditable = false
        view.isSelectable = false
        return view
    }

    func updateNSView(_ view: NSTextView, context: Context) {
        view.isSelectable = !isLocked
        view.string = words // expect: unguarded_update_write
    }
}

struct EntryBox: NSViewRepresentable {
    var words: String

    func makeNSView(context: Context) -> NSTextField { NSTextField(string: words) }

    func updateNSView(_ field: NSTextField, context: Context) {
        field.stringValue = words // expect: unguarded_update_write
        field.isEditable = false
        field.textColor = .labelColor
    }
}
