import SwiftUI
import UIKit

struct Draft: UIViewRepresentable {
    let template: String
    let onScroll: (CGFloat) -> Void

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) { // expect: missing_closure_refresh
        if view.text != template { view.text = template }
    }

    func makeCoordinator() -> Coordinator { Coordinator(onScroll) }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        let onScroll: (CGFloat) -> Void
        init(_ onScroll: @escaping (CGFloat) -> Void) { self.onScroll = onScroll }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll(scrollView.contentOffset.y) }
    }
}
