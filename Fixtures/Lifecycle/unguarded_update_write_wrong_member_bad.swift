import SwiftUI
import UIKit

/// Every one of these asks about something else than what it writes.
struct RemarkBox: UIViewRepresentable {
    var remark: String
    var limit: Int

    func makeUIView(context: Context) -> UITextView {
        UITextView()
    }

    func updateUIView(_ box: UITextView, context: Context) {
        let shortened = String(remark.prefix(limit))
        if box.isEditable {
            box.text = shortened // expect: unguarded_update_write
        }
        if shortened != remark {
            box.selectedRange = NSRange(location: 0, length: 0) // expect: unguarded_update_write
        }
        if let window = box.window, window.isKeyWindow {
            box.becomeFirstResponder() // expect: unguarded_update_write
        }
    }
}
