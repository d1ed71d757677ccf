import SwiftUI
import UIKit

struct GrowingNote: UIViewRepresentable {
    @Binding var height: CGFloat
    let words: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        let fit = uiView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: .infinity))
        if height != fit.height {
            height = fit.height // expect: state_write_in_update
        }
        return fit
    }
}
