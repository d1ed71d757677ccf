import UIKit

private func polish(_ view: UITextView, _ text: String) {
    view.text = text
}

enum Typography {
    static func reset(_ view: UITextView, _ string: String) {
        view.attributedText = NSAttributedString(string: string) // expect: unguarded_update_write
    }
}

@MainActor
final class Stylist {
    var offset = CGPoint.zero

    func style(_ view: UITextView) {
        view.textColor = .label
        view.setContentOffset(offset, animated: false) // expect: unguarded_update_write
    }

    func wipe(_ view: UITextView) {
        polish(view, "")
    }
}
