import SwiftUI
import AppKit

class TranscriptPane { // expect: representable_is_class
    let lines: [String]
    init(lines: [String]) { self.lines = lines }
}

extension TranscriptPane: NSViewRepresentable {
    func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }
    func updateNSView(_ nsView: NSScrollView, context: Context) {}
}
