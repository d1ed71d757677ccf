import SwiftUI
import UIKit

struct Slide: UIViewRepresentable {
    var page: Int

    func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

    func updateUIView(_ scroll: UIScrollView, context: Context) {
        let x = CGFloat(page) * scroll.bounds.width
        if scroll.contentOffset.x != x {
            scroll.setContentOffset(CGPoint(x: x, y: 0), animated: true) // expect-info: ignores_transaction
        }
    }
}
