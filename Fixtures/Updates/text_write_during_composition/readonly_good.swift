import SwiftUI
import UIKit

struct Terms: UIViewRepresentable {
    let terms: String

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        view.isSelectable = false
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != terms { view.text = terms }
    }
}
