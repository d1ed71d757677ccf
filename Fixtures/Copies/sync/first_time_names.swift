import SwiftUI
import UIKit

struct Draft: UIViewRepresentable {
    var initialText: String
    var defaultColor: UIColor
    var startOffset: CGPoint
    var focusOnAppear: Bool
    var clearsOnLoad: Bool
    var hidesOnStart: Bool
    var restartLabel: String // expect: property_not_synced
    var autofocusColor: UIColor // expect: property_not_synced

    func makeUIView(context: Context) -> UITextView {
        let text = UITextView()
        text.text = clearsOnLoad ? "" : initialText
        text.textColor = defaultColor
        text.contentOffset = startOffset
        text.isHidden = hidesOnStart
        text.isSelectable = focusOnAppear
        text.accessibilityLabel = restartLabel
        text.tintColor = autofocusColor
        return text
    }

    func updateUIView(_ text: UITextView, context: Context) {}
}
