import SwiftUI
import UIKit

struct Announce: UIViewRepresentable {
    var words: String

    func makeUIView(context: Context) -> UITextView { Self.readOnly() }

    func updateUIView(_ view: UITextView, context: Context) {
        view.text = words
        view.selectedRange = NSRange(location: 0, length: 0) // expect: unguarded_update_write
    }

    private static func readOnly() -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isSelectable = false
        return view
    }
}

final class AnnounceBox: UIView {
    let body: UITextView = {
        let view = UITextView()
        view.isEditable = false
        view.isSelectable = false
        return view
    }()
}

struct BoxedAnnounce: UIViewRepresentable {
    var words: String

    func makeUIView(context: Context) -> AnnounceBox {
        let box = AnnounceBox()
        box.body.isEditable = false
        box.body.isSelectable = false
        return box
    }

    func updateUIView(_ box: AnnounceBox, context: Context) {
        box.body.text = words
    }
}
