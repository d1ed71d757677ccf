import SwiftUI
import UIKit

struct GrowingField: UIViewRepresentable {
    var words: String
    @State private var shared = UITextField()

    func makeUIView(context: Context) -> UITextField {
        shared
    }

    func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = !words.isEmpty
        shared.text = words // expect: unguarded_update_write
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView field: UITextField, context: Context) -> CGSize? {
        field.text = words // expect: unguarded_update_write
        return field.intrinsicContentSize
    }
}
