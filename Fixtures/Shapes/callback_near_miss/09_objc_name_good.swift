import SwiftUI
import UIKit

struct Slider1: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIScrollView { let s = UIScrollView(); s.delegate = context.coordinator; return s }
    func updateUIView(_ t: UIScrollView, context: Context) {}
    class Base: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled(to: scrollView.contentOffset) }
        func scrolled(to point: CGPoint) {}
    }
    final class Coordinator: Base {
        override func scrolled(to point: CGPoint) {}
        private func scrollViewScrolled() {}
    }
}
