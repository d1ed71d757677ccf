import SwiftUI
import UIKit

final class LetterView: UIView {
    let subject = UITextField()
    let message = UITextView()
    let gallery = UIScrollView()
}

struct LetterPane: UIViewRepresentable {
    var text: String

    func makeUIView(context: Context) -> LetterView { LetterView() }

    func updateUIView(_ letter: LetterView, context: Context) {
        if !letter.subject.isFirstResponder {
            letter.message.text = text // expect: unguarded_update_write
        }
        if !letter.gallery.isDragging {
            letter.message.contentOffset = .zero // expect: unguarded_update_write
        }
        if letter.subject.text != "", letter.subject.attributedText?.length != 0 {
            letter.message.attributedText = NSAttributedString(string: text) // expect: unguarded_update_write
        }
    }
}
