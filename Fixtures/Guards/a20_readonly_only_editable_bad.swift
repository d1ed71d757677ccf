import SwiftUI
import UIKit

struct Credits: UIViewRepresentable {
    let credits: NSAttributedString

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.attributedText = credits // expect: unguarded_update_write
    }
}

struct Imprint: UIViewRepresentable {
    let lines: String

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isSelectable = false
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.text = lines
        view.textStorage.setAttributedString(NSAttributedString(string: lines))
        view.setContentOffset(.zero, animated: false) // expect: unguarded_update_write
    }
}
