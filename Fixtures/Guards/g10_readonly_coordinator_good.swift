import SwiftUI
import UIKit

struct TermsBox: UIViewRepresentable {
    var terms: String

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let box = UIView()
        let text = UITextView()
        text.isEditable = false
        text.isSelectable = false
        box.addSubview(text)
        context.coordinator.text = text
        return box
    }

    func updateUIView(_ box: UIView, context: Context) {
        context.coordinator.text?.text = terms
        context.coordinator.show(terms)
    }

    @MainActor
    final class Coordinator: NSObject {
        var text: UITextView?
        func show(_ terms: String) { text?.textStorage.setAttributedString(NSAttributedString(string: terms)) }
    }
}
