import AppKit
import SwiftUI

struct Viewport: NSViewRepresentable {
    var range: NSRange
    var text: String

    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        guard !NSEqualRanges(view.selectedRange(), range) else { return }
        view.setSelectedRange(range)
    }
}

struct PhoneViewport: UIViewRepresentable {
    var offset: CGPoint

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ view: UIScrollView, context: Context) {
        if view.contentOffset.equalTo(offset) { return }
        view.setContentOffset(offset, animated: false)
    }
}
