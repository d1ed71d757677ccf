import SwiftUI
import UIKit

struct AutoText: UIViewRepresentable {
    let text: String
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
        DispatchQueue.main.async {
            height = view.contentSize.height // expect: deferred_write_unguarded
        }
    }
}
