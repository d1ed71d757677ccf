import SwiftUI
import UIKit

struct RecipeSteps: UIViewRepresentable {
    var recipeID: String
    var notes: String
    var font: UIFont

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.accessibilityIdentifier != recipeID {
            view.accessibilityIdentifier = recipeID
            view.text = notes
            view.selectedRange = NSRange(location: 0, length: 0)
            view.contentOffset = .zero
        }
        if view.font != font {
            view.font = font
            view.scrollRangeToVisible(view.selectedRange)
        }
    }
}
