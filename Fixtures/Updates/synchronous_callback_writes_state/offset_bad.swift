import SwiftUI
import UIKit

struct OffsetScroll: UIViewRepresentable {
    @Binding var offset: CGPoint

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.delegate = context.coordinator
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        if scroll.contentOffset != offset {
            scroll.setContentOffset(offset, animated: false)
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }

    final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offset = scrollView.contentOffset // expect: synchronous_callback_writes_state
        }
    }
}
