import AppKit
import SwiftUI

struct CodePane: NSViewRepresentable {
    var code: NSAttributedString

    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        guard let storage = view.textStorage else { return }
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: code) // expect: unguarded_update_write
        storage.endEditing()
        view.setSelectedRange(NSRange(location: 0, length: 0)) // expect: unguarded_update_write
    }
}

struct CodeGlance: NSViewRepresentable {
    var code: NSAttributedString
    var ranges: [NSValue]

    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        if view.attributedString().isEqual(to: code) == false {
            view.textStorage?.setAttributedString(code)
        }
        if !NSEqualRanges(view.selectedRange(), ranges[0].rangeValue) {
            view.selectedRanges = ranges
        }
        if let storage = view.textStorage, !storage.isEqual(to: code) { storage.setAttributedString(code) }
    }
}
