import SwiftUI
import UIKit

struct GrowingText: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView view: UITextView, context: Context) -> CGSize? {
        measure(view, width: proposal.width ?? 200)
    }

    private func measure(_ view: UITextView, width: CGFloat) -> CGSize {
        if view.textContainer.size.width != width {
            view.text = text // expect: unguarded_update_write
        }
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    static func dismantleUIView(_ view: UITextView, coordinator: ()) {
        view.text = ""
        view.resignFirstResponder()
    }
}
