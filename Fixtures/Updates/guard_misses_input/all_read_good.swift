import SwiftUI
import UIKit

struct Styled2: UIViewRepresentable {
    var text: String
    var size: CGFloat

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        if label.text != text || label.font.pointSize != size {
            label.text = text
            label.font = .systemFont(ofSize: size)
        }
    }
}
