import SwiftUI
import UIKit

struct Fader: UIViewRepresentable {
    var alpha: CGFloat?
    var keyboard: UIKeyboardType?

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        if let alpha { field.alpha = alpha }
        if let keyboard { field.keyboardType = keyboard }
    }
}
