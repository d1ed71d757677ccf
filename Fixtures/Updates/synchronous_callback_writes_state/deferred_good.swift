import SwiftUI
import UIKit

struct LaneScroll: UIViewRepresentable {
    @Binding var offset: CGPoint

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.delegate = context.coordinator
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        if scroll.contentOffset != offset { scroll.contentOffset = offset }
    }

    func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        let offset: Binding<CGPoint>
        init(offset: Binding<CGPoint>) { self.offset = offset }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let now = scrollView.contentOffset
            DispatchQueue.main.async { [offset] in
                if offset.wrappedValue != now { offset.wrappedValue = now }
            }
        }
    }
}
