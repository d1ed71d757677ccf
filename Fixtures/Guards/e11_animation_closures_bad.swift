import AppKit
import SwiftUI

struct Marquee: NSViewRepresentable {
    var words: String
    let model: MarqueeModel

    func makeNSView(context: Context) -> NSTextView { NSTextView() }

    func updateNSView(_ view: NSTextView, context: Context) {
        NSAnimationContext.runAnimationGroup { _ in
            view.scrollRangeToVisible(NSRange(location: 0, length: 1)) // expect: unguarded_update_write
        } completionHandler: {
            view.setSelectedRange(NSRange(location: 0, length: 0)) // expect: unguarded_update_write
        }
        context.animate {
            view.string = words // expect: unguarded_update_write
        }
        withObservationTracking {
            view.insertText(model.suffix, replacementRange: view.selectedRange()) // expect: unguarded_update_write
        } onChange: {
            model.invalidate()
        }
        OperationQueue.main.addOperation {
            view.window?.makeFirstResponder(view) // expect: unguarded_update_write
        }
    }
}

@Observable
final class MarqueeModel {
    var suffix = ""
    func invalidate() { suffix = "" }
}
