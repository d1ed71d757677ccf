import SwiftUI
import UIKit

final class AnswerRow: UIView {
    let field = UITextField()
}

final class QuizForm: UIStackView {
    var answers: [AnswerRow] = []
}

struct Quiz: UIViewRepresentable {
    var text: String

    func makeUIView(context: Context) -> QuizForm { QuizForm() }

    func updateUIView(_ form: QuizForm, context: Context) {
        form.arrangedSubviews.compactMap { $0 as? UITextField }.forEach { $0.text = text } // expect: unguarded_update_write
        form.answers.map(\.field).forEach { $0.attributedText = nil } // expect: unguarded_update_write
        for row in form.answers.reversed() {
            row.field.insertText(text) // expect: unguarded_update_write
        }
        (form.subviews.first(where: { $0 is UITextView }) as? UITextView)?.text = text // expect: unguarded_update_write
        if let row = form.answers.first(where: { $0.isHidden }) {
            row.field.becomeFirstResponder() // expect: unguarded_update_write
        }
        for case let view as UITextView in form.subviews {
            view.selectedRange = NSRange(location: 0, length: 0) // expect: unguarded_update_write
        }
        let last: AnswerRow? = form.answers.last
        last?.field.selectedTextRange = nil // expect: unguarded_update_write
    }
}
