import AppKit
import SwiftUI

/// Nobody types here, but people select and scroll: both are lost.
struct LogPane: NSViewRepresentable {
    var log: NSAttributedString

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSTextView.scrollableTextView()
        if let view = scroll.documentView as? NSTextView {
            view.isEditable = false
        }
        return scroll
    }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        let view = scroll.documentView as? NSTextView
        view?.textStorage?.setAttributedString(log) // expect: unguarded_update_write
        view?.scrollRangeToVisible(NSRange(location: log.length, length: 0)) // expect: unguarded_update_write
    }
}
