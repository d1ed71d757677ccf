import SwiftUI
import UIKit

struct Styled3: UIViewRepresentable {
    var text: String
    var color: UIColor

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text {
            field.text = text
            field.textColor = color
        }
        field.textColor = color
    }
}
