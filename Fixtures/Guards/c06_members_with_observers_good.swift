import SwiftUI
import UIKit

final class CommentBox: UIView {
    private let editor = UITextView()

    var comment: String {
        get { editor.text }
        set {
            guard newValue != editor.text else { return }
            editor.text = newValue
        }
    }

    var caret: NSRange = .init() {
        didSet {
            if caret != oldValue { editor.selectedRange = caret }
        }
    }

    var position: CGPoint = .zero {
        willSet {
            if newValue == position { return }
            editor.setContentOffset(newValue, animated: false)
        }
    }
}

struct CommentPane: UIViewRepresentable {
    var comment: String
    var caret: NSRange
    var position: CGPoint

    func makeUIView(context: Context) -> CommentBox { CommentBox() }

    func updateUIView(_ box: CommentBox, context: Context) {
        box.comment = comment
        box.caret = caret
        box.position = position
    }
}
