import SwiftUI
import UIKit

struct RecipeNotes: UIViewRepresentable {
    var notes: String
    var font: UIFont

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.isEditable {
            view.text = notes // expect: unguarded_update_write
        }
        if view.font != font {
            view.selectedRange = NSRange(location: 0, length: 0) // expect: unguarded_update_write
        }
        if view.window != nil, view.canBecomeFirstResponder {
            view.becomeFirstResponder() // expect: unguarded_update_write
        }
        if !view.isDragging {
            view.insertText("\n") // expect: unguarded_update_write
        }
    }
}
