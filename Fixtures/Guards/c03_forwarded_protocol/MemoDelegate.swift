#if os(macOS)
import AppKit
@MainActor
final class MemoDelegate: NSObject, NSTextViewDelegate {
    func textDidChange(_ notification: Notification) {}
}
#else
import UIKit
@MainActor
final class MemoDelegate: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {}
}
#endif
