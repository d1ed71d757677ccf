import SwiftUI
import UIKit

struct Fit: UIViewRepresentable {
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
        let next = view.contentSize.height
        guard abs(next - height) > 0.5 else { return }
        DispatchQueue.main.async { height = next }
    }
}
