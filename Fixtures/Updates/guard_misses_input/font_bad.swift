import SwiftUI
import UIKit

struct Styled: UIViewRepresentable {
    var text: String
    var fontSize: CGFloat

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        if label.text != text { // expect-info: guard_misses_input
            label.text = text
            label.font = .systemFont(ofSize: fontSize)
        }
    }
}
