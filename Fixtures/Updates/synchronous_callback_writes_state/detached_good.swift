import SwiftUI
import UIKit

struct Ruler: UIViewRepresentable {
    @Binding var offset: CGFloat

    func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.delegate = context.coordinator
        return scroll
    }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        guard scroll.contentOffset.x != offset else { return }
        scroll.delegate = nil
        scroll.contentOffset.x = offset
        scroll.delegate = context.coordinator
    }

    func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }

    @MainActor
    final class Coordinator: NSObject, UIScrollViewDelegate {
        let offset: Binding<CGFloat>
        init(offset: Binding<CGFloat>) { self.offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offset.wrappedValue = scrollView.contentOffset.x
        }
    }
}
