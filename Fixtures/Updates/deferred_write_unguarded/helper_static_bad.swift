import SwiftUI
import UIKit

struct DynamicHeight: UIViewRepresentable {
    @Binding var calculated: CGFloat
    var note: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != note { view.text = note }
        DynamicHeight.recalculate(view, result: $calculated)
    }

    fileprivate static func recalculate(_ view: UIView, result: Binding<CGFloat>) {
        let size = view.sizeThatFits(CGSize(width: view.frame.width, height: .greatestFiniteMagnitude))
        DispatchQueue.main.async {
            result.wrappedValue = size.height // expect: deferred_write_unguarded
        }
    }
}
