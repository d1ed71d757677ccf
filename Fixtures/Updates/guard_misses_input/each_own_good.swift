import SwiftUI
import UIKit

struct Styled4: UIViewRepresentable {
    var text: String
    var color: UIColor
    @Binding var count: Int

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text {
            field.text = text
        }
        if field.textColor != color {
            field.textColor = color
        }
    }
}
