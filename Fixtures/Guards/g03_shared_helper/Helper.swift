import UIKit

@MainActor
func show(_ text: String, in view: UITextView) {
    view.text = text // expect: unguarded_update_write
}

@MainActor
func wire(_ view: UITextView, _ owner: UITextViewDelegate?) {
    guard let owner else { return }
    view.delegate = owner // expect: delegate_set_in_update
}
