import UIKit

class BaseEditor: UITextView {
    func replaceAll(with string: String) {
        text = string // expect: unguarded_update_write
    }

    func attach(_ owner: UITextViewDelegate) {
        delegate = owner // expect: delegate_set_in_update
    }
}

final class MarkdownView: BaseEditor {
    func render(_ source: String) {
        replaceAll(with: source.trimmingCharacters(in: .whitespaces))
        moveCaretToEnd()
    }
}

extension UITextView {
    func moveCaretToEnd() {
        selectedRange = NSRange(location: text.utf16.count, length: 0) // expect: unguarded_update_write
    }
}
