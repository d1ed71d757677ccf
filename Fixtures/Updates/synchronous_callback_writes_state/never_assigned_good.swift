import SwiftUI
import UIKit

struct Strip: UIViewRepresentable {
    @Binding var x: CGFloat

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.panGestureRecognizer.addTarget(context.coordinator, action: #selector(Coordinator.panned(_:)))
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        if scroll.contentOffset.x != x { scroll.contentOffset = CGPoint(x: x, y: 0) }
    }

    func makeCoordinator() -> Coordinator { Coordinator(x: $x) }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate { // expect: delegate_never_assigned
        let x: Binding<CGFloat>
        init(x: Binding<CGFloat>) { self.x = x }
        @objc func panned(_ pan: UIPanGestureRecognizer) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) { x.wrappedValue = scrollView.contentOffset.x }
    }
}
