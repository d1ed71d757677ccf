import SwiftUI
import UIKit

struct Scroller: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIScrollView { let s = UIScrollView(); s.delegate = context.coordinator; return s }
    func updateUIView(_ s: UIScrollView, context: Context) {}
    @MainActor final class Coordinator: NSObject, UIScrollViewDelegate {
        var offset: CGFloat = 0
        private func scrollViewDidScroll(_ scrollView: UIScrollView) { // expect: callback_near_miss
            offset = scrollView.contentOffset.y
        }
    }
}
