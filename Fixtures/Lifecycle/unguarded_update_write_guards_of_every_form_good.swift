import SwiftUI
import UIKit

struct VerseEditor: UIViewRepresentable {
    var verse: String
    var offsets: [CGPoint]
    var wantsFocus: Bool

    func makeUIView(context: Context) -> UITextView {
        UITextView()
    }

    func updateUIView(_ editor: UITextView, context: Context) {
        let differs = needsText(editor)
        if differs && editor.markedTextRange == nil {
            editor.text = verse
        }
        for offset in offsets where editor.contentOffset != offset {
            editor.contentOffset = offset
        }
        switch (wantsFocus, editor.isFirstResponder) {
        case (true, false):
            editor.becomeFirstResponder()
        case (false, true):
            editor.resignFirstResponder()
        default:
            break
        }
        UIView.performWithoutAnimation {
            if editor.zoomScale != 1 { editor.setZoomScale(1, animated: false) }
        }
    }

    private func needsText(_ editor: UITextView) -> Bool {
        editor.text != verse
    }
}
