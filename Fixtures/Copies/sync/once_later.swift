import SwiftUI
import UIKit

struct Prompt: UIViewRepresentable {
    var takesFocus: Bool
    var animatesIn: Bool
    var ink: UIColor // expect: property_not_synced

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        DispatchQueue.main.async {
            if takesFocus { field.becomeFirstResponder() }
        }
        DispatchQueue.main.async {
            field.textColor = ink
        }
        UIView.animate(withDuration: animatesIn ? 0.3 : 0) {
            field.layoutIfNeeded()
        }
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.clearButtonMode = animatesIn ? .always : .never
    }
}
