import SwiftUI
import UIKit

final class ReviewBox: UIView {
    private let editor = UITextView()

    var comment: String {
        get { editor.text }
        set { editor.text = newValue } // expect: unguarded_update_write
    }

    var caret: NSRange = .init() {
        didSet { editor.selectedRange = caret } // expect: unguarded_update_write
    }

    var isReady = false {
        didSet {
            guard isReady else { return }
            editor.becomeFirstResponder() // expect: unguarded_update_write
        }
    }
}

struct ReviewPane: UIViewRepresentable {
    var comment: String
    var caret: NSRange
    var isReady: Bool

    func makeUIView(context: Context) -> ReviewBox { ReviewBox() }

    func updateUIView(_ box: ReviewBox, context: Context) {
        box.comment = comment
        box.caret = caret
        box.isReady = isReady
    }
}
