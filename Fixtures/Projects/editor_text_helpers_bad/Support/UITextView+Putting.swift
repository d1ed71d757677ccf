import UIKit

extension UITextView {
    func put(_ words: String) {
        text = words // expect: unguarded_update_write
    }
}

/// Called under the caller's guard alone.
@MainActor
func scrollToEnd(of view: UITextView) {
    view.scrollRangeToVisible(NSRange(location: view.text.count, length: 0))
}
